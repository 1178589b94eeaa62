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

/** What the form of an order needs: its draft and the rules for it. */
export interface OrderContents {
  readonly drafts: OrderDrafts
  /** Rules for the day and the hours of a type. */
  readonly rulesOf: (type: DatedRequestType) => ServiceWindowRules
  /** Days and hours that a type can have. */
  readonly choicesOf: (type: DatedRequestType) => WindowChoices
  /** Settings of the country, which may limit quantities. */
  readonly config: Pick<CountryConfig, 'Orders'>
  /** The values of an agile point are declared per bag: a pickup there has no amount. */
  readonly isAgile: boolean
  readonly catalogues: OrderCatalogues
  /** The last amounts of a type in a currency, by ISO code; `undefined` if there are none. */
  readonly usualAmountsOf: (type: RequestType, isoCode: string) => UsualAmounts | undefined
}

export interface OrderFormProps extends OrderContents {
  readonly type: RequestType
  readonly form: FormState
  readonly onChange: (change: DraftChange) => void
}

/** The form of a type of order. */
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
