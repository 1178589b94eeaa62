import { offersExport, type PortalAbility } from '../../abilities'
import type { CountryConfig } from '../../country'
import { addDays, calendarDayOf, decide } from '../../kernel'
import type { DateRange } from '../../reports'
import type { ServicePoint } from '../../service-points'
import { type OrderDecision, orderRefusal } from '../order/decision'
import type { ResolvedOrderFilters } from '../order/order-service-points'
import { type HistoryWindow, type historyWindow, windowOfDays } from './classify-orders'
import type { OrdersReportRequest, OrdersReportType } from './history-export.schema'

/** The current time, and the zone in which the days of a point are counted. */
interface PointClock {
  readonly now: Date
  /** IANA name of the zone. */
  readonly timeZone: string
}

/** A report of the drop-down list and whether it can be requested. */
export interface OfferedOrdersReport {
  readonly type: OrdersReportType
  readonly export: OrderDecision
}

/** Whether a country has reports of orders. (ORD-15) */
export const makesOrdersReports = ({ Reports }: Pick<CountryConfig, 'Reports'>): boolean =>
  Reports.Enabled && Reports.ReportType.Orders.Enabled

/**
 * Whether the drop-down of exports is shown: the reports page and reports of orders are both readable, and
 * the country of the chosen point has reports of orders. (ORD-15)
 *
 * @param country Settings of the country of the chosen point; `undefined` while they are not known.
 */
export const showsHistoryExport = (
  ability: Pick<PortalAbility, 'can'>,
  country: Pick<CountryConfig, 'Reports'> | undefined,
): boolean =>
  ability.can('read', 'ReportsPage') &&
  offersExport(ability, 'Orders') &&
  country !== undefined &&
  makesOrdersReports(country)

/** The number of days that a report of orders reaches back, and the number that it reaches forward. (ORD-165) */
const REPORT_PAST_DAYS = 365
const REPORT_FUTURE_DAYS = 30

/** The days that a report of orders may cover, by the clock of the point. (ORD-165) */
export const ordersReportBounds = ({ now, timeZone }: PointClock): DateRange => {
  const today = calendarDayOf(now, timeZone)
  return { from: addDays(today, -REPORT_PAST_DAYS), to: addDays(today, REPORT_FUTURE_DAYS) }
}

/** The days that are proposed for a report: those of the shown history, within the bounds. (ORD-165) */
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

/** The days of the calendar month before this one, by the clock of the point. (ORD-196) */
export const lastMonth = ({ now, timeZone }: PointClock): DateRange => {
  const today = calendarDayOf(now, timeZone)
  const to = addDays(today, -Number(today.slice(8)))
  return { from: addDays(to, 1 - Number(to.slice(8))), to }
}

/**
 * Every report with the reasons why it can't be requested: the back end disabled it, or a filter has no
 * choice. (ORD-16)
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
 * The facts of a report of several points in one country. Its call names the points with their subclients and
 * clients.
 */
export interface OrdersReportOfPoints {
  /** The points that the report covers: at least one, all of the same country. */
  readonly points: readonly ServicePoint[]
  readonly countryCode: string
  /** The days by the clock of each point: the requested window contains these days in every zone. */
  readonly days: DateRange
  /** IANA names of the zones of the points. */
  readonly zones: readonly string[]
}

/**
 * The body of the call for several points. The singular ids are those of the first point, and the lists name all of them.
 * (ORD-195)
 *
 * @throws Error without a point or a zone.
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
  const country = filters.clients.find(({ id }) => id === clientId)?.country.id
  return {
    client: clientId,
    // A report covers one country, but some viewers choose among clients of several countries.
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
