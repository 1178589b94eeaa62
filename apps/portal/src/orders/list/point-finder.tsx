import { groupServicePoints, orderKind } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { PointSearch } from '@remesa/ui/orders'
import { LookupNotice } from '@remesa/ui/shell'
import { usePortal } from '../../kernel/state'
import type { OrderKey } from '../address'
import { useOrderLookup } from '../find-order'
import { pointsByCountry } from '../queries'
import type { useOrderFilters } from './use-order-filters'

export interface PointFinderProps {
  readonly points: readonly ServicePoint[]
  readonly switcher: ReturnType<typeof useOrderFilters>['switcher']
  readonly onFound: (place: { readonly detail: OrderKey; readonly servicePointId: number }) => void
}

/**
 * The search for users with many service points. It finds a service point, or an order in the countries of these
 * points. (FIL-8)
 */
export function PointFinder({ points, switcher, onFound }: PointFinderProps) {
  const { user } = usePortal()
  const countryCodes = pointsByCountry(points, user).map(({ code }) => code)
  const { lookup, find } = useOrderLookup(countryCodes, (order) => {
    const type = orderKind(order)
    if (type === undefined || order.serviceId === null) return
    onFound({ detail: { type, serviceId: order.serviceId }, servicePointId: order.servicePoint.id })
  })
  return (
    <PointSearch
      tree={switcher.tree ?? groupServicePoints(points)}
      recents={switcher.recents}
      lookup={<LookupNotice lookup={lookup} />}
      onPoint={({ servicePointId }) => switcher.onChange({ value: servicePointId })}
      onOrder={({ number }) => void find(number)}
    />
  )
}
