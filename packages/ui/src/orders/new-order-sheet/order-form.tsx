import type { CountryConfig } from '@remesa/domain/country'
import { formatMoney, parseAmount } from '@remesa/domain/kernel'
import {
  compositionOf,
  type DatedRequestType,
  type DeliveryDraft,
  type DraftChange,
  lineAmount,
  type OrderDrafts,
  type PickupDraft,
  type RequestType,
  type ServiceWindowRules,
  type UsualAmounts,
} from '@remesa/domain/orders'
import { match } from 'ts-pattern'
import type { Translate } from '../../i18n'
import { draftForm, type Fact, type FormState, packContents } from '../../kernel'
import { symbolOf, totalTexts } from '../composition-editor/composition-words'
import { AssistanceForm } from './assistance-form'
import { DeliveryForm } from './delivery-form'
import type { OrderCatalogues } from './order-catalogues'
import { PickupForm } from './pickup-form'
import { SupplyForm } from './supply-form'
import type { WindowChoices } from './window-fields.types'

/** The draft of an order and the rules for its form. */
export interface OrderContents {
  readonly drafts: OrderDrafts
  /** Returns the rules for the day and the hours of a type of order. */
  readonly rulesOf: (type: DatedRequestType) => ServiceWindowRules
  /** Returns the days and hours that can be chosen for a type of order. */
  readonly choicesOf: (type: DatedRequestType) => WindowChoices
  /** Order settings of the country, which may limit quantities. */
  readonly config: Pick<CountryConfig, 'Orders'>
  /**
   * Whether the service point is agile. At an agile point the values are declared for each bag, so a pickup has no
   * amount.
   */
  readonly isAgile: boolean
  readonly catalogues: OrderCatalogues
  /** Returns the latest amounts of a type of order in a currency (ISO code); `undefined` if no amounts are known. */
  readonly usualAmountsOf: (type: RequestType, isoCode: string) => UsualAmounts | undefined
}

export interface OrderFormProps extends OrderContents {
  readonly type: RequestType
  readonly form: FormState
  readonly onChange: (change: DraftChange) => void
}

/** The form for the chosen type of order. */
export function OrderForm(props: OrderFormProps) {
  const { form, drafts, rulesOf, choicesOf, config, isAgile, catalogues, onChange } = props
  return match(props.type)
    .with('pickup', (type) => (
      <PickupForm
        form={draftForm(form, drafts[type], (patch) => onChange({ requestType: type, patch }))}
        rules={rulesOf(type)}
        choices={choicesOf(type)}
        isAgile={isAgile}
        usualAmountsOf={(isoCode) => props.usualAmountsOf(type, isoCode)}
        currencies={catalogues.currencies}
      />
    ))
    .with('delivery', 'delivery-exchange', (type) => (
      <DeliveryForm
        {...catalogues}
        key={type}
        form={draftForm(form, drafts[type], (patch) => onChange({ requestType: type, patch }))}
        rules={rulesOf(type)}
        choices={choicesOf(type)}
      />
    ))
    .with('assistance-service', (type) => (
      <AssistanceForm
        form={draftForm(form, drafts[type], (patch) => onChange({ requestType: type, patch }))}
        rules={rulesOf(type)}
        choices={choicesOf(type)}
        faults={catalogues.faults}
      />
    ))
    .with('supply-material-service', (type) => (
      <SupplyForm
        form={draftForm(form, drafts[type], (patch) => onChange({ requestType: type, patch }))}
        config={config}
        types={catalogues.supplies}
      />
    ))
    .exhaustive()
}

/** The contents of an order for the summary before sending. */
export const contentFacts = (
  t: Translate,
  props: OrderContents & Pick<OrderFormProps, 'type'>,
): readonly Fact[] => {
  const { drafts } = props
  return match(props.type)
    .returnType<readonly Fact[]>()
    .with('pickup', (type) => [
      { term: t('orders.form.totalAmount'), value: pickupAmount(t, drafts[type], props) },
    ])
    .with('delivery', 'delivery-exchange', (type) => deliveryFacts(t, drafts[type], props))
    .with('assistance-service', (type) => [
      { term: t('orders.assistance.fault'), value: drafts[type].faultDescription },
    ])
    .with('supply-material-service', (type) => {
      const lines = drafts[type].supplies.map(
        ({ quantity, commodityDescription }) => `${quantity.trim()} \u00d7 ${commodityDescription}`,
      )
      return [{ term: t('orders.supply.list'), value: linesOf(lines) }]
    })
    .exhaustive()
}

export const pickupAmount = (
  t: Translate,
  { currencyId, totalAmount }: PickupDraft,
  { isAgile, catalogues }: Pick<OrderContents, 'isAgile' | 'catalogues'>,
): string | undefined => {
  if (isAgile) return t('orders.confirm.agileAmount')
  const amount = parseAmount(totalAmount)
  const currency = catalogues.currencies.items?.find((known) => known.currencyId === currencyId)
  return amount.ok ? formatMoney(amount.value, currency?.symbol ?? '') : undefined
}

const deliveryFacts = (
  t: Translate,
  draft: DeliveryDraft,
  { catalogues }: Pick<OrderContents, 'catalogues'>,
): readonly Fact[] => {
  const currencies = catalogues.currencies.items
  const symbol = symbolOf(draft.currencyIsoCode, currencies)
  const composition = compositionOf(draft)
  const pieces = composition.denominations
    .toSorted((one, other) => other.denomination.value - one.denomination.value)
    .map(({ denomination: { value }, quantity }) => {
      const worth = formatMoney(lineAmount(value, quantity), symbol)
      return `${quantity} \u00d7 ${formatMoney(value, symbol)} = ${worth}`
    })
  const packs = composition.packs.map(
    ({ pack, quantity }) => `${quantity} \u00d7 ${pack.description} (${packContents(pack)})`,
  )
  return [
    { term: t('orders.composition.loose'), value: linesOf(pieces) },
    { term: t('orders.composition.packs'), value: linesOf(packs) },
    {
      term: t('orders.composition.total'),
      value: <strong>{totalTexts(composition, currencies).join('\n')}</strong>,
    },
  ]
}

/** The given lines as one text with line breaks; `undefined` if there are no lines. */
const linesOf = (lines: readonly string[]): string | undefined =>
  lines.length === 0 ? undefined : lines.join('\n')
