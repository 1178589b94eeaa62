import { externalServicePointId, historyWindow, orderCountryCode } from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { endpointQueryOptions, type PortalApi } from '../../kernel/api'

type User = Parameters<typeof orderCountryCode>[1]
type Config = Parameters<typeof historyWindow>[0]

/** The service point and the days whose orders a history contains. */
export interface HistoryScope {
  readonly params: { readonly countryCode: string; readonly servicePointId: string }
  readonly days: Config['Orders']['Filter']
  /** IANA time zone that decides when a day begins. */
  readonly timeZone: string
}

/** Country and service point, as parameters of the calls that read orders. */
export const historyParams = (servicePoint: ServicePoint, user: User) => ({
  countryCode: orderCountryCode(servicePoint, user),
  servicePointId: externalServicePointId(servicePoint),
})

const noParams = { countryCode: '', servicePointId: '' }

/**
 * The scope of a service point's history: the point, and the days that the country's settings define.
 * @param servicePoint `undefined` if no service point is chosen. A query with the resulting scope must not be enabled
 * then.
 */
export const historyScope = (
  servicePoint: ServicePoint | undefined,
  { user, config }: { readonly user: User; readonly config: Config },
): HistoryScope => ({
  params: servicePoint === undefined ? noParams : historyParams(servicePoint, user),
  days: config.Orders.Filter,
  timeZone: servicePointTimeZone(servicePoint, user),
})

/** The query of a service point's orders on the days that the page shows. */
export const historyQuery = (
  api: PortalApi,
  { params, days, timeZone }: HistoryScope,
  now: Date,
  options: Parameters<typeof endpointQueryOptions>[2],
) =>
  endpointQueryOptions(
    api.orders.history,
    { params, query: historyWindow({ Orders: { Filter: days } }, { now, timeZone }) },
    options,
  )

const onlyToday = { PreviousDays: 0, NextDays: 0 }

/**
 * The query of today's orders of a service point. Its failure opens no popup, because these orders are shown only if
 * they arrive before the whole history. (HIS-1)
 */
export const todaysOrdersQuery = (api: PortalApi, scope: HistoryScope, now: Date) =>
  historyQuery(api, { ...scope, days: onlyToday }, now, { isSilent: true })
