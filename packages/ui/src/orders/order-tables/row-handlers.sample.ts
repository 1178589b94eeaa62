import { parseCountryConfig } from '@remesa/domain/country'
import { type OrderRow, rowActions } from '@remesa/domain/orders'
import { now } from '../orders.sample'
import type { OrderRowHandlers } from './row-actions'

const config = () => {
  const parsed = parseCountryConfig({
    id: 1,
    code: 'ES',
    name: 'España',
    Orders: { Enabled: true, EnabledCancelOrders: true },
  })
  if (!parsed.ok) throw new Error('[sample] the country configuration does not parse')
  return parsed.value
}

/** What was pressed in which row, by the order's id. */
export interface RowEvents {
  readonly onDetails?: (serviceId: string | null) => void
  readonly onCancel?: (serviceId: string | null) => void
}

/** The actions of a user with every order role, in a country that allows cancelling. */
export const handlersOf = (row: OrderRow, { onDetails, onCancel }: RowEvents = {}): OrderRowHandlers => {
  const actions = rowActions(row, { ability: { can: () => true }, config: config(), now })
  return {
    details:
      row.serviceId === null
        ? undefined
        : { onClick: () => onDetails?.(row.serviceId), refusals: actions.details.reasons },
    rate: { onClick: () => undefined, refusals: actions.rate.reasons },
    rating: actions.rating.allowed ? { rate: actions.rating.rate, onClick: () => undefined } : undefined,
    cancel: { onClick: () => onCancel?.(row.serviceId), refusals: actions.cancel.reasons },
  }
}
