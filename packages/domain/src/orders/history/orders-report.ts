import { addDays, calendarDayOf, decide } from '../../kernel'
import type { DateRange } from '../../reports'
import type { ServicePoint } from '../../service-points'
import { type OrderDecision, orderRefusal } from '../order/decision'
import type { ResolvedOrderFilters } from '../order/order-service-points'
import { type HistoryWindow, type historyWindow, windowOfDays } from './classify-orders'
import type { OrdersReportRequest, OrdersReportType } from './orders-report.schema'

/** The current time, and the time zone of a service point. */
interface PointClock {
  readonly now: Date
  /** IANA name of the time zone of the service point. */
  readonly timeZone: string
}

/** A report in the drop-down list of reports, with the reasons if the user can't request it. */
export interface OfferedOrdersReport {
  readonly type: OrdersReportType
  readonly export: OrderDecision
}

/** The number of past days that a report of orders may cover. (ORD-165) */
const REPORT_PAST_DAYS = 365
const REPORT_FUTURE_DAYS = 30

/** The days that a report of orders may cover, in the time zone of the point. (ORD-165) */
export const ordersReportBounds = ({ now, timeZone }: PointClock): DateRange => {
  const today = calendarDayOf(now, timeZone)
  return { from: addDays(today, -REPORT_PAST_DAYS), to: addDays(today, REPORT_FUTURE_DAYS) }
}

/**
 * The days that the portal proposes for a report of orders: those days of the shown history that a report may cover.
 * (ORD-165)
 */
export const proposedReportDays = (
  { Orders }: Parameters<typeof historyWindow>[0],
  clock: PointClock,
): DateRange => {
  const today = calendarDayOf(clock.now, clock.timeZone)
  const { PreviousDays, NextDays } = Orders.Filter
  return {
    from: addDays(today, -Math.min(PreviousDays, REPORT_PAST_DAYS)),
    to: addDays(today, Math.min(NextDays, REPORT_FUTURE_DAYS)),
  }
}

/** The days of the previous calendar month, in the time zone of the point. (ORD-196) */
export const lastMonth = ({ now, timeZone }: PointClock): DateRange => {
  const today = calendarDayOf(now, timeZone)
  const to = addDays(today, -Number(today.slice(8)))
  return { from: addDays(to, 1 - Number(to.slice(8))), to }
}

/**
 * All types of report, each with the reasons if the user can't request it: the back end disabled the type, or no option
 * is chosen in a filter. (ORD-16)
 *
 * @param filters `undefined` for a report of several points, which has no filters. (ORD-195)
 */
export const offeredOrdersReports = (
  types: readonly OrdersReportType[],
  filters: Pick<ResolvedOrderFilters, 'clientId' | 'subclientId' | 'servicePointId'> | undefined,
): readonly OfferedOrdersReport[] =>
  types.map((type) => ({
    type,
    export: decide([
      type.disabled && orderRefusal('export-disabled', { type: type.code }),
      filters !== undefined && filters.clientId === undefined && orderRefusal('no-client'),
      filters !== undefined && filters.subclientId === undefined && orderRefusal('no-subclient'),
      filters !== undefined && filters.servicePointId === undefined && orderRefusal('no-service-point'),
    ]),
  }))

/**
 * The data for a request for a report about the orders of several points in one country. The request contains the
 * points, their subclients and their clients.
 */
export interface OrdersReportOfPoints {
  /** The service points in the report: at least one, and all in the same country. */
  readonly points: readonly ServicePoint[]
  readonly countryCode: string
  /**
   * The days that the report covers, in the time zone of each point. The requested period contains these days in every
   * time zone.
   */
  readonly days: DateRange
  /** IANA names of the time zones of the points. */
  readonly zones: readonly string[]
}

/**
 * The body of the call that requests a report of several points. The fields for a single point, subclient and client
 * contain the ids of the first point. The lists contain the ids of all points, subclients and clients. (ORD-195)
 *
 * @throws Error if there is no point or no time zone.
 */
export const buildReportOfPoints = (
  type: Pick<OrdersReportType, 'code'>,
  { points, countryCode, days, zones }: OrdersReportOfPoints,
): OrdersReportRequest => {
  const [first] = points
  const windows = zones.map((zone) => windowOfDays(days, zone))
  const byTime = (a: string, b: string) => Date.parse(a) - Date.parse(b)
  const lower = windows.map(({ lowerLimitSearch }) => lowerLimitSearch).toSorted(byTime)[0]
  const upper = windows
    .map(({ upperLimitSearch }) => upperLimitSearch)
    .toSorted(byTime)
    .at(-1)
  if (first === undefined || lower === undefined || upper === undefined)
    throw new Error('[orders] buildReportOfPoints: no point, or none with a zone')
  const distinct = (ids: readonly number[]) => [...new Set(ids)]
  return {
    client: first.subclient.client.id,
    clients: distinct(points.map(({ subclient }) => subclient.client.id)),
    subClient: first.subclient.id,
    subClients: distinct(points.map(({ subclient }) => subclient.id)),
    servicePoint: first.id,
    servicePoints: distinct(points.map(({ id }) => id)),
    countryCode,
    lowerLimitSearch: lower,
    upperLimitSearch: upper,
    type: type.code,
  }
}

/**
 * The body of the call that requests a report about the order history. (ORD-17)
 *
 * @throws Error if no option is chosen in a filter: call `offeredOrdersReports` first.
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
  const country = filters.clients.find(({ id }) => id === clientId)?.country.id
  return {
    client: clientId,
    // Some users can choose clients in several countries, but a report covers only one country.
    clients: idsOf(filters.clients.filter((client) => client.country.id === country)),
    subClient: subclientId,
    subClients: idsOf(filters.subclients),
    servicePoint: servicePointId,
    servicePoints: idsOf(filters.servicePoints),
    countryCode,
    ...window,
    type: type.code,
  }
}
