import { offersExport, type PortalAbility } from '../abilities'
import { decide } from '../kernel'
import type { HistoryWindow } from './classify-orders'
import { type OrderDecision, orderRefusal } from './decision'
import type { OrdersReportRequest, OrdersReportType } from './history-export.schema'
import type { ResolvedOrderFilters } from './order-service-points'

/** A report of the drop-down and whether it can be asked for. */
export interface OfferedOrdersReport {
  readonly type: OrdersReportType
  readonly export: OrderDecision
}

/** Whether the drop-down of exports shows: the reports page and reports of orders are both readable. (ORD-15) */
export const showsHistoryExport = (ability: Pick<PortalAbility, 'can'>): boolean =>
  ability.can('read', 'ReportsPage') && offersExport(ability, 'Orders')

/** Every report with the reasons why it can't be asked for: the back end's word, or a filter without a choice. (ORD-16) */
export const offeredOrdersReports = (
  types: readonly OrdersReportType[],
  filters: Pick<ResolvedOrderFilters, 'clientId' | 'subclientId' | 'servicePointId'>,
): readonly OfferedOrdersReport[] =>
  types.map((type) => ({
    type,
    export: decide([
      type.disabled && orderRefusal('export-disabled', { type: type.code }),
      filters.clientId === undefined && orderRefusal('no-client'),
      filters.subclientId === undefined && orderRefusal('no-subclient'),
      filters.servicePointId === undefined && orderRefusal('no-service-point'),
    ]),
  }))

/**
 * The body of the call. (ORD-17)
 *
 * @throws Error when a filter has no choice: ask `offeredOrdersReports` first.
 */
export const buildOrdersReportRequest = (
  type: Pick<OrdersReportType, 'code'>,
  filters: ResolvedOrderFilters,
  { window, countryCode }: { readonly window: HistoryWindow; readonly countryCode: string },
): OrdersReportRequest => {
  const { clientId, subclientId, servicePointId } = filters
  if (clientId === undefined || subclientId === undefined || servicePointId === undefined) {
    throw new Error('[orders] buildOrdersReportRequest: a filter has no choice')
  }
  const idsOf = (records: readonly { readonly id: number }[]) => records.map((record) => record.id)
  return {
    client: clientId,
    clients: idsOf(filters.clients),
    subClient: subclientId,
    subClients: idsOf(filters.subclients),
    servicePoint: servicePointId,
    servicePoints: idsOf(filters.servicePoints),
    countryCode,
    ...window,
    type: type.code,
  }
}
