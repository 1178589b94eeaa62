import { parseCountryConfig } from '@remesa/domain/country'
import { type CancellationReason, type OrderRefusal, type OrderRow, rowActions } from '@remesa/domain/orders'
import type { WriteFailure } from '../src/kernel'
import type { OrderRowHandlers } from '../src/orders/order-tables/row-actions'
import { now, row as orderRow } from './orders.fixtures'

const config = () => {
  const parsed = parseCountryConfig({
    id: 1,
    code: 'ES',
    name: 'España',
    Orders: { Enabled: true, EnabledCancelOrders: true },
  })
  if (!parsed.ok) throw new Error('[fixtures] the country configuration does not parse')
  return parsed.value
}

/** The actions of a user with every order role, in a country that allows cancelling. */
export const handlersOf = (
  row: OrderRow,
  { onCancel = () => undefined }: { readonly onCancel?: (serviceId: string | null) => void } = {},
): OrderRowHandlers => {
  const actions = rowActions(row, { ability: { can: () => true }, config: config(), now })
  return {
    details:
      row.serviceId === null ? undefined : { onClick: () => undefined, refusals: actions.details.reasons },
    rate: { onClick: () => undefined, refusals: actions.rate.reasons },
    rating: actions.rating.allowed ? { rate: actions.rating.rate, onClick: () => undefined } : undefined,
    cancel: { onClick: () => onCancel(row.serviceId), refusals: actions.cancel.reasons },
  }
}

export const cancellationReasons: readonly CancellationReason[] = [
  { code: 'CLOSED', description: 'The shop is closed' },
  { code: 'TWICE', description: 'Requested twice by mistake' },
  { code: 'OTHER', description: 'Another reason, which is explained in the observations below' },
]

/** The server's refusal under these rules. */
export const refusedBecause = (...rules: readonly OrderRefusal['rule'][]): WriteFailure => ({
  kind: 'refused',
  issues: rules.map((rule) => ({ rule, path: '', key: `orders.refused.${rule}`, params: { code: '9' } })),
  message: null,
})

/** Orders used by stories and tests. */
export const openOrder = orderRow({
  serviceId: '48244',
  requestInitialTime: '2026-11-24T09:00:00+01:00',
  requestFinalTime: '2026-11-24T11:00:00+01:00',
})
export const openOrderWithoutDay = orderRow({
  serviceId: '48260',
  serviceType: '4',
  requestedTime: null,
  requestedAmounts: [],
})
export const completedOrder = orderRow({
  serviceId: '48102',
  serviceStatusCode: 'DONE',
  requestInitialTime: '2026-11-19T09:00:00+01:00',
  realFinalTime: '2026-11-19T10:03:00+01:00',
})
