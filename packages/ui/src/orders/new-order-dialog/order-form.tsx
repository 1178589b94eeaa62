import type { CountryConfig } from '@remesa/domain/country'
import type {
  DatedRequestType,
  DraftChange,
  OrderDrafts,
  RequestType,
  ServiceWindowRules,
} from '@remesa/domain/orders'
import { AssistanceForm } from './assistance-form'
import { DeliveryForm } from './delivery-form'
import type { FormProps, OrderCatalogues } from './form-props'
import type { OrderEntries } from './order-entries'
import { PickupForm } from './pickup-form'
import { SupplyForm } from './supply-form'

/** What of an order is filled in, and by which rules. */
export interface OrderContents {
  readonly drafts: OrderDrafts
  /** Rules for the day and the hours of a type. */
  readonly rulesOf: (type: DatedRequestType) => ServiceWindowRules
  /** Settings of the country, which may limit quantities. */
  readonly config: Pick<CountryConfig, 'Orders'>
  /** Values of agile points are declared per bag: a pickup there names no amount. */
  readonly isAgile: boolean
  readonly catalogues: OrderCatalogues
}

export interface OrderFormProps
  extends OrderContents,
    Pick<FormProps<never>, 'issues' | 'controlId' | 'onLeave'> {
  readonly type: RequestType
  readonly onChange: (detail: { readonly field: string; readonly change: DraftChange }) => void
  readonly entries: OrderEntries
  readonly onEntriesChange: (detail: { readonly entries: OrderEntries }) => void
}

/** The form of a type of order. */
export function OrderForm(props: OrderFormProps) {
  const { type, drafts, rulesOf, config, isAgile, catalogues, entries, onChange, onEntriesChange } = props
  const { issues, controlId, onLeave } = props
  const common = { issues, controlId, onLeave }
  switch (type) {
    case 'pickup':
      return (
        <PickupForm
          {...common}
          draft={drafts[type]}
          rules={rulesOf(type)}
          isAgile={isAgile}
          currencies={catalogues.currencies}
          onChange={({ field, patch }) => onChange({ field, change: { requestType: type, patch } })}
        />
      )
    case 'delivery':
    case 'delivery-exchange':
      return (
        <DeliveryForm
          {...common}
          {...catalogues}
          key={type}
          draft={drafts[type]}
          rules={rulesOf(type)}
          entry={entries[type]}
          onEntryChange={({ entry }) => onEntriesChange({ entries: { ...entries, [type]: entry } })}
          onChange={({ field, patch }) => onChange({ field, change: { requestType: type, patch } })}
        />
      )
    case 'assistance-service':
      return (
        <AssistanceForm
          {...common}
          draft={drafts[type]}
          rules={rulesOf(type)}
          faults={catalogues.faults}
          onChange={({ field, patch }) => onChange({ field, change: { requestType: type, patch } })}
        />
      )
    case 'supply-material-service':
      return (
        <SupplyForm
          {...common}
          draft={drafts[type]}
          config={config}
          types={catalogues.supplies}
          entry={entries[type]}
          onEntryChange={({ entry }) => onEntriesChange({ entries: { ...entries, [type]: entry } })}
          onChange={({ field, patch }) => onChange({ field, change: { requestType: type, patch } })}
        />
      )
  }
}
