import { externalServicePointId, historyWindow, orderCountryCode } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { endpointQueryOptions, type PortalApi } from '../../kernel/api'

/** What decides which orders of a service point are shown. */
export interface HistoryOf {
  /** `undefined`: none is chosen, and the query must not be enabled. */
  readonly servicePoint: ServicePoint | undefined
  readonly user: Parameters<typeof orderCountryCode>[1]
  readonly config: Parameters<typeof historyWindow>[0]
  readonly timeZone: string
  readonly now: Date
}

/** Country and service point of a history, as parameters of the order calls. */
export const historyParams = (servicePoint: ServicePoint, user: HistoryOf['user']) => ({
  countryCode: orderCountryCode(servicePoint, user),
  servicePointId: externalServicePointId(servicePoint),
})

const noParams = { countryCode: '', servicePointId: '' }

/** The orders of a service point over the days that are shown. */
export const historyQuery = (
  api: PortalApi,
  of: HistoryOf,
  options: Parameters<typeof endpointQueryOptions>[2],
) =>
  endpointQueryOptions(
    api.orders.history,
    {
      params: of.servicePoint === undefined ? noParams : historyParams(of.servicePoint, of.user),
      query: historyWindow(of.config, of),
    },
    options,
  )

const onlyToday = { PreviousDays: 0, NextDays: 0 }

/** Today's orders of a service point alone. Silent: they only show if they arrive before the whole history. (HIS-1) */
export const todaysOrdersQuery = (api: PortalApi, { config, ...of }: HistoryOf) =>
  historyQuery(
    api,
    { ...of, config: { Orders: { ...config.Orders, Filter: onlyToday } } },
    { isSilent: true },
  )
