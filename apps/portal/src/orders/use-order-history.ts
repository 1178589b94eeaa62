import { externalServicePointId, historyWindow, type OrderRow, orderCountryCode } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQueryOptions, useApi, useNow, usePortal } from '../kernel'

const none: readonly OrderRow[] = []

/**
 * The history of a service point as far as today shows it.
 *
 * @param options.isAsked `false` only reads what somebody else has asked for.
 */
export const useOrderHistory = (
  servicePoint: ServicePoint | undefined,
  { isAsked }: { readonly isAsked: boolean },
) => {
  const api = useApi()
  const now = useNow()
  const { config, timeZone, user } = usePortal()
  const window = historyWindow(config, { now, timeZone })
  const params =
    servicePoint === undefined
      ? { countryCode: '', servicePointId: '' }
      : {
          countryCode: orderCountryCode(servicePoint, user),
          servicePointId: externalServicePointId(servicePoint),
        }
  const history = useQuery({
    ...endpointQueryOptions(api.orders.history, { params, query: window }),
    // At midnight the window moves by a day: the orders that both days show stay until the new ones are there.
    placeholderData: keepPreviousData,
    enabled: isAsked && servicePoint !== undefined,
  })
  return { history, rows: history.data?.requestHistorials.services ?? none, window }
}
