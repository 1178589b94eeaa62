import { type ClassifiedOrders, LocatedOrder, type OrderRow } from '@remesa/domain/orders'
import { someOrders } from '../orders.sample'

const places = [
  { id: 1, description: 'Gran Vía 12', client: { id: 1, description: 'Bazar Norte' } },
  { id: 2, description: 'Casco Viejo', client: { id: 2, description: 'Cafés del Sur' } },
] as const

/**
 * An order with its service point. Pickups are at the first sample point, and all other orders are at the second
 * sample point.
 */
const locate = (row: OrderRow): LocatedOrder => {
  const { id, description, client } = places[row.serviceType === '0' ? 0 : 1]
  const subclient = { id, description: `${client.description} Bilbao`, client }
  return LocatedOrder.parse({
    ...row,
    servicePoint: { id, oidSol: `PS-${id}`, description, zone: null, subclient },
  })
}

export const locateAll = ({
  today,
  next,
  previous,
  cancelled,
}: ClassifiedOrders<OrderRow>): ClassifiedOrders<LocatedOrder> => ({
  today: today.map(locate),
  next: next.map(locate),
  previous: previous.map(locate),
  cancelled: cancelled.map(locate),
})

export const ordersOfPoints = locateAll(someOrders)
