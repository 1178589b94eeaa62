import type { CountryConfig } from '@remesa/domain/country'
import type {
  DatedRequestType,
  DraftChange,
  OrderDrafts,
  RequestType,
  ServiceWindowRules,
  UsualAmounts,
} from '@remesa/domain/orders'
import { match } from 'ts-pattern'
import { draftForm, type FormState } from '../../kernel'
import { AssistanceForm } from './assistance-form'
import { DeliveryForm } from './delivery-form'
import type { OrderCatalogues } from './order-catalogues'
import { PickupForm } from './pickup-form'
import { SupplyForm } from './supply-form'
import type { WindowChoices } from './window-fields.types'

/** The draft of an order and the rules for its form. */
export interface OrderContents {
  readonly drafts: OrderDrafts
  /** The rules for the day and the hours of a type of order. */
  readonly rulesOf: (type: DatedRequestType) => ServiceWindowRules
  /** The days and hours that can be chosen for a type of order. */
  readonly choicesOf: (type: DatedRequestType) => WindowChoices
  /** Settings of the country, which may limit quantities. */
  readonly config: Pick<CountryConfig, 'Orders'>
  /** Whether the point is agile: its values are declared per bag, so a pickup has no amount. */
  readonly isAgile: boolean
  readonly catalogues: OrderCatalogues
  /** The last amounts of a type of order in a currency, by ISO code; `undefined` if no amounts are known. */
  readonly usualAmountsOf: (type: RequestType, isoCode: string) => UsualAmounts | undefined
}

export interface OrderFormProps extends OrderContents {
  readonly type: RequestType
  readonly form: FormState
  readonly onChange: (change: DraftChange) => void
}

/** The form for one type of order. */
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
