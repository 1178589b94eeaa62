import { externalServicePointId, historyWindow, orderCountryCode } from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { endpointQueryOptions, type PortalApi } from '../../kernel/api'

type User = Parameters<typeof orderCountryCode>[1]
type Config = Parameters<typeof historyWindow>[0]

/** The orders of a history: those of a service point, over a number of its days. */
export interface HistoryScope {
  readonly params: { readonly countryCode: string; readonly servicePointId: string }
  readonly days: Config['Orders']['Filter']
  /** IANA zone in which days begin. */
  readonly timeZone: string
}

/** Country and service point of a history, as parameters of the order calls. */
export const historyParams = (servicePoint: ServicePoint, user: User) => ({
  countryCode: orderCountryCode(servicePoint, user),
  servicePointId: externalServicePointId(servicePoint),
})

const noParams = { countryCode: '', servicePointId: '' }

/** @param servicePoint `undefined`: none is chosen, and a query of this scope must not be enabled. */
export const historyScope = (
  servicePoint: ServicePoint | undefined,
  { user, config }: { readonly user: User; readonly config: Config },
): HistoryScope => ({
  params: servicePoint === undefined ? noParams : historyParams(servicePoint, user),
  days: config.Orders.Filter,
  timeZone: servicePointTimeZone(servicePoint, user),
})

/** The orders of a service point over the shown days. */
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

/** Today's orders of a service point alone. Silent: they only show if they arrive before the whole history. (HIS-1) */
export const todaysOrdersQuery = (api: PortalApi, scope: HistoryScope, now: Date) =>
  historyQuery(api, { ...scope, days: onlyToday }, now, { isSilent: true })
