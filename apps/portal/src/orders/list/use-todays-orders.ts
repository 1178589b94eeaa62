import type { ServicePoint } from '@remesa/domain/service-points'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../kernel/api'
import { useClock } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { historyScope, todaysOrdersQuery } from '../queries'

/**
 * Today's orders of a service point, requested before its whole history because they arrive sooner. Give the component
 * a `key` for each point, and call this hook before the history is requested. (HIS-1)
 */
export const useTodaysOrders = (servicePoint: ServicePoint) => {
  const api = useApi()
  const { config, user } = usePortal()
  const [now] = useState(useClock())
  const [isWanted, setWanted] = useState(true)
  const query = useMemo(
    () => todaysOrdersQuery(api, historyScope(servicePoint, { user, config }), now),
    [api, servicePoint, user, config, now],
  )
  const today = useQuery({
    ...query,
    enabled: isWanted,
  })
  return {
    todaysRows: isWanted ? today.data?.requestHistorials.services : undefined,
    /** Called once the whole history is loaded, which contains today's orders. */
    onWhole: () => setWanted(false),
  }
}
