import { externalServicePointId, historyWindow, type OrderRow, orderCountryCode } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQueryOptions, useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { createShortHistories } from './short-histories'

const onlyToday = { PreviousDays: 0, NextDays: 0 }
const histories = createShortHistories(() => localStorage)

/**
 * HIS-1. Today's orders alone, asked for before the whole history of a point, unless that was short when it was last looked at.
 * Give the component a key per point, and call this before the history is asked for.
 */
export const useTodaysOrders = (servicePoint: ServicePoint) => {
  const api = useApi()
  const { config, timeZone, user } = usePortal()
  const [since] = useState(() => new Date())
  const [isWanted, setWanted] = useState(() => !histories.has(servicePoint.id))
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
    /** The whole history is there: today's orders are in it, and its length is known. */
    onWhole: (rows: readonly OrderRow[]) => {
      histories.learn(servicePoint.id, rows.length)
      setWanted(false)
    },
  }
}
