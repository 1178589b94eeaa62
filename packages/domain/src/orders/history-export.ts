import * as z from 'zod/mini'
import { offersExport, type PortalAbility } from '../abilities'
import { absentAs, decide, Instant, TextOrNumber } from '../kernel'
import type { HistoryWindow } from './classify-orders'
import { type Decision, refusal } from './decision'
import type { ResolvedOrderFilters } from './order-service-points'

/** A report that the history can be exported as. `disabled`: the back end does not make it now. */
export const OrdersReportType = z.object({
  code: TextOrNumber,
  description: z.string(),
  disabled: absentAs(z.boolean(), false),
})
export type OrdersReportType = z.output<typeof OrdersReportType>

const id = z.int().check(z.positive())
const ids = z.array(id).check(z.maxLength(10_000))

/**
 * Body of the call that asks for a report of the history. The chosen client, subclient and service point go by their ids in
 * the portal, each with everything that its filter offered; the limits are those of the history that is on show.
 */
export const OrdersReportRequest = z.strictObject({
  client: id,
  clients: ids,
  subClient: id,
  subClients: ids,
  servicePoint: id,
  servicePoints: ids,
  countryCode: z.string().check(z.minLength(2), z.maxLength(2)),
  lowerLimitSearch: Instant,
  upperLimitSearch: Instant,
  type: z.string().check(z.minLength(1), z.maxLength(64)),
})
export type OrdersReportRequest = z.output<typeof OrdersReportRequest>

/** A report of the drop-down and whether it can be asked for. */
export interface OfferedOrdersReport {
  readonly type: OrdersReportType
  readonly export: Decision
}

/** ORD-15. Whether the drop-down of exports shows: the reports page and reports of orders are both readable. */
export const showsHistoryExport = (ability: Pick<PortalAbility, 'can'>): boolean =>
  ability.can('read', 'ReportsPage') && offersExport(ability, 'Orders')

/** ORD-16. Every report with the reasons why it can't be asked for: the back end's word, or a filter without a choice. */
export const offeredOrdersReports = (
  types: readonly OrdersReportType[],
  filters: Pick<ResolvedOrderFilters, 'clientId' | 'subclientId' | 'servicePointId'>,
): readonly OfferedOrdersReport[] =>
  types.map((type) => ({
    type,
    export: decide([
      type.disabled && refusal('export-disabled', { type: type.code }),
      filters.clientId === undefined && refusal('no-client'),
      filters.subclientId === undefined && refusal('no-subclient'),
      filters.servicePointId === undefined && refusal('no-service-point'),
    ]),
  }))

/**
 * ORD-17. The body of the call.
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
