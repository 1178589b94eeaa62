import { externalServicePointId, historyWindow, orderCountryCode } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQueryOptions, useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'

const onlyToday = { PreviousDays: 0, NextDays: 0 }

/**
 * Today's orders alone, requested before the whole history of a point, because they arrive sooner. Give the component a
 * key per point, and call this before the history is requested. (HIS-1)
 */
export const useTodaysOrders = (servicePoint: ServicePoint) => {
  const api = useApi()
  const { config, timeZone, user } = usePortal()
  const [since] = useState(() => new Date())
  const [isWanted, setWanted] = useState(true)
  const today = useQuery({
    ...endpointQueryOptions(
      api.orders.history,
      {
        params: {
          countryCode: orderCountryCode(servicePoint, user),
          servicePointId: externalServicePointId(servicePoint),
        },
        query: historyWindow({ Orders: { ...config.Orders, Filter: onlyToday } }, { now: since, timeZone }),
      },
      { isSilent: true },
    ),
    enabled: isWanted,
  })
  return {
    todaysRows: isWanted ? today.data?.requestHistorials.services : undefined,
    /** The whole history is loaded, and contains today's orders. */
    onWhole: () => setWanted(false),
  }
}
