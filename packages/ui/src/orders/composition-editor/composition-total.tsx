import { chakra } from '@chakra-ui/react'
import { addAmounts, formatMoney } from '@remesa/domain/kernel'
import {
  type Composition,
  compositionOf,
  compositionTotal,
  compositionTotals,
  exceededLimits,
} from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import { CircleAlert } from 'lucide'
import { useT } from '../../i18n'
import { Icon, useField } from '../../kernel'
import type { CompositionEditorProps } from './composition-props'
import { symbolOf, totalTexts } from './composition-words'

/** The total of the contents in each currency, and how much more the limits of the service point allow. */
export function CompositionTotal(props: CompositionEditorProps) {
  const { form, currencies, limits } = props
  const t = useT()
  const composition = compositionOf(form.draft)
  const totals = totalTexts(composition, currencies.items)
  const { error } = useField(form, { path: 'composition', label: t('orders.composition.total') })
  const nothing = formatMoney(0, symbolOf(composition.currencyIsoCode, currencies.items))
  const used = new Set([
    composition.currencyIsoCode,
    ...compositionTotals(composition).map(({ isoCode }) => isoCode),
  ])
  return (
    <chakra.div borderRadius="md" borderWidth="1px" borderColor="border" bg="bg" px="4" py="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="3">
        <chakra.span fontWeight="semibold" flex="1">
          {t('orders.composition.total')}
        </chakra.span>
        <chakra.output
          aria-label={t('orders.composition.total')}
          display="grid"
          textAlign="end"
          textStyle="xl"
          fontWeight="bold"
          fontVariantNumeric="tabular-nums"
        >
          {(totals.length === 0 ? [nothing] : totals).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </chakra.output>
      </chakra.div>
      {(limits.items ?? [])
        .filter(({ isoCode }) => used.has(isoCode))
        .map((limit) => (
          <LimitLine key={limit.isoCode} composition={composition} currencies={currencies} limit={limit} />
        ))}
      {error !== undefined && (
        <chakra.p color="danger.fg" textStyle="xs" fontWeight="medium">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}

interface LimitLineProps extends Pick<CompositionEditorProps, 'currencies'> {
  readonly composition: Composition
  readonly limit: OrderLimit
}

function LimitLine({ composition, currencies, limit }: LimitLineProps) {
  const t = useT()
  const money = (amount: number) => formatMoney(amount, symbolOf(limit.isoCode, currencies.items))
  const [exceeded] = exceededLimits(composition, [limit])
  if (exceeded !== undefined) {
    return (
      <chakra.p
        display="flex"
        justifyContent="flex-end"
        alignItems="center"
        gap="1.5"
        textStyle="sm"
        fontWeight="medium"
        color="danger.fg"
      >
        <Icon of={CircleAlert} size={16} />
        {t('orders.composition.limit.exceeded', {
          limit: money(limit.amount),
          excess: money(exceeded.excess),
        })}
      </chakra.p>
    )
  }
  const left = addAmounts(limit.amount, -compositionTotal(composition, limit.isoCode))
  return (
    <chakra.p textAlign="end" textStyle="sm" color="fg.muted">
      {t('orders.composition.limit.left', { limit: money(limit.amount), left: money(left) })}
    </chakra.p>
  )
}
