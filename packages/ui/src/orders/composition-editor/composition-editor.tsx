import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { CatalogueNotice, Skeleton } from '../../kernel'
import { CurrencySelect } from '../order-fields/currency-select'
import type { CompositionEditorProps } from './composition-props'
import { CompositionTotal } from './composition-total'
import { DenominationTable } from './denomination-table'
import { PackAdder } from './pack-adder'

/**
 * The contents of a delivery: packs, and the notes and coins of one currency. Enter and the arrow keys move through the
 * column of numbers.
 */
export function CompositionEditor(props: CompositionEditorProps) {
  const { form, currencies } = props
  const t = useT()
  if (currencies.onRetry !== undefined) {
    return <CatalogueNotice title={t('orders.form.currencies.error')} onRetry={currencies.onRetry} />
  }
  return (
    <chakra.section aria-labelledby={form.controlId('composition')} display="grid" gap="4">
      <chakra.h3 id={form.controlId('composition')} tabIndex={-1} textStyle="md" fontWeight="semibold">
        {t('orders.composition.title')}
      </chakra.h3>
      <chakra.div maxW={{ sm: '50%' }}>
        <CurrencySelect
          {...props}
          hint={form.draft.denominations.length > 0 ? t('orders.composition.currency.help') : undefined}
        />
      </chakra.div>
      <Pieces {...props} />
      <PackAdder {...props} />
      <CompositionTotal {...props} />
    </chakra.section>
  )
}

function Pieces(props: CompositionEditorProps) {
  const { form, denominations } = props
  const t = useT()
  const helpId = form.controlId('composition-help')
  if (form.draft.currencyId === '') return <Remark text={t('orders.composition.chooseCurrency')} />
  if (denominations.onRetry !== undefined) {
    return <CatalogueNotice title={t('orders.composition.error')} onRetry={denominations.onRetry} />
  }
  if (denominations.items === undefined) return <Loading />
  if (denominations.items.length === 0) return <Remark text={t('orders.composition.none')} />
  return (
    <chakra.div role="group" aria-describedby={helpId} aria-label={t('orders.composition.loose')}>
      <chakra.p id={helpId} textStyle="xs" color="fg.muted" mb="2">
        {t('orders.composition.keys')}
      </chakra.p>
      <DenominationTable {...props} pieces={denominations.items} />
    </chakra.div>
  )
}

function Remark({ text }: { readonly text: string }) {
  return (
    <chakra.p color="fg.muted" textAlign="center" py="6">
      {text}
    </chakra.p>
  )
}

function Loading() {
  const t = useT()
  return (
    <chakra.div role="status" aria-label={t('orders.composition.loading')} display="grid" gap="3" py="2">
      {['full', '85%', '60%'].map((width) => (
        <Skeleton key={width} width={width === 'full' ? '100%' : width} height="2.5rem" />
      ))}
    </chakra.div>
  )
}
