import { chakra } from '@chakra-ui/react'
import {
  type DepositBag,
  type DepositCommodity,
  type DepositDraft,
  type DepositFacts,
  depositCurrency,
} from '@remesa/domain/deposits'
import { Plus, ScanBarcode, X } from 'lucide'
import type { KeyboardEvent } from 'react'
import { useT } from '../../i18n'
import {
  AmountField,
  Button,
  type Catalogue,
  CatalogueNotice,
  type DraftForm,
  Icon,
  IconButton,
  LABEL_HEIGHT,
  Select,
  TextField,
  useField,
} from '../../kernel'
import { contentsText } from '../deposit-words'
import { afterCode } from './after-code'

export interface BagFieldsProps {
  readonly form: DraftForm<DepositDraft>
  readonly facts: DepositFacts
  readonly commodities: Catalogue<DepositCommodity>
  /** Adds the filled-in bag to the list of bags. */
  readonly onAdd: () => void
  readonly onScan: () => void
  /** The bags that are already in the list of the deposit. */
  readonly bags: readonly DepositBag[]
  /** The bags of earlier deposits that wait for the connection. Their codes are treated as already used. */
  readonly earlier?: readonly DepositBag[] | undefined
  /** Codes of the next bags, which the user scanned before entering these bags. */
  readonly scanned: readonly string[]
  readonly onForget: (detail: { readonly code: string }) => void
}

const IN_ONE_LINE = 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr) auto'
const asHighAsFields = { '& > button': { boxSize: { base: '11', lg: '9' } } } as const

/**
 * The fields of one bag: code, contents and amount. In the code, Enter moves the focus to the amount, and so does
 * the Enter of a hand scanner. In the amount, Enter adds the bag.
 */
export function BagFields({ form, facts, commodities, onAdd, onScan, ...props }: BagFieldsProps) {
  const t = useT()
  const symbol = depositCurrency(form.draft, facts)?.symbol
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    const from = event.target instanceof HTMLInputElement ? event.target.name : ''
    if (from !== 'barcode' && from !== 'totalAmount') return
    event.preventDefault()
    if (from === 'barcode')
      afterCode(form, form.draft, { bags: [...(props.earlier ?? []), ...props.bags], config: facts.config })
    else onAdd()
  }
  return (
    <chakra.div
      display="grid"
      gap="4"
      p="4"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      onKeyDown={onKeyDown}
    >
      {commodities.onRetry !== undefined && (
        <CatalogueNotice title={t('deposits.commodities.failed')} onRetry={commodities.onRetry} />
      )}
      <chakra.div
        display="grid"
        gap="3"
        alignItems="start"
        // From `lg` on, the latest deposits are beside the form, so the form is narrower than at `md`.
        gridTemplateColumns={{
          base: '1fr',
          md: IN_ONE_LINE,
          lg: 'repeat(2, minmax(0, 1fr))',
          xl: IN_ONE_LINE,
        }}
      >
        <chakra.div display="flex" gap="1.5" alignItems="flex-start">
          <TextField
            form={form}
            name="barcode"
            label={t('deposits.barcode')}
            isRequired
            hint={t('deposits.barcode.hint')}
          />
          <chakra.span display="flex" mt={LABEL_HEIGHT} css={asHighAsFields}>
            <IconButton
              label={t('deposits.scan')}
              variant="secondary"
              icon={<Icon of={ScanBarcode} size={18} />}
              onClick={onScan}
            />
          </chakra.span>
        </chakra.div>
        <CommodityField form={form} commodities={commodities} />
        <AmountField
          form={form}
          name="totalAmount"
          label={t('deposits.amount')}
          isRequired
          currency={symbol}
        />
        <chakra.span display="flex" mt={{ base: '0', md: LABEL_HEIGHT }}>
          <Button icon={<Icon of={Plus} size={16} />} onClick={onAdd}>
            {t('deposits.add')}
          </Button>
        </chakra.span>
      </chakra.div>
      <ScannedCodes {...props} />
    </chakra.div>
  )
}

/** The codes that were scanned while the current bag had no amount yet. */
function ScannedCodes({ scanned, onForget }: Pick<BagFieldsProps, 'scanned' | 'onForget'>) {
  const t = useT()
  return (
    <chakra.div role="status" textStyle="sm">
      {scanned.length > 0 && (
        <>
          {t('deposits.scanned')}
          <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none" m="0" p="0">
            {scanned.map((code) => (
              <chakra.li key={code} display="flex" alignItems="center" gap="1" overflowWrap="anywhere">
                <chakra.strong fontWeight="semibold">{code}</chakra.strong>
                <IconButton
                  label={t('deposits.scanned.forget', { code })}
                  icon={<Icon of={X} size={16} />}
                  onClick={() => onForget({ code })}
                />
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
    </chakra.div>
  )
}

function CommodityField({ form, commodities }: Pick<BagFieldsProps, 'form' | 'commodities'>) {
  const t = useT()
  const label = t('deposits.commodity')
  const control = useField(form, { path: 'commodity', label, kind: 'choice' })
  const { items, onRetry } = commodities
  return (
    <Select
      {...control}
      label={label}
      isRequired
      isFixed={items?.length === 1 && form.draft.commodity !== undefined}
      disabledReason={
        items === undefined && onRetry === undefined ? t('deposits.commodities.loading') : undefined
      }
      options={(items ?? []).map((kind) => ({ value: kind.code, label: contentsText(t, kind) }))}
      value={form.draft.commodity?.code ?? ''}
      onChange={({ value }) =>
        form.change(
          'commodity',
          items?.find(({ code }) => code === value),
        )
      }
    />
  )
}
