import { type ClassifiedOrders, LocatedOrder, type OrderRow } from '@remesa/domain/orders'
import { euro, noOrders, row, someOrders } from '../orders.sample'

const client = (id: number, description: string) => ({ id, description })
const bazar = client(1, 'Bazar Norte')
const cafes = client(2, 'Cafés del Sur')

const spanish = [
  { id: 1, description: 'Gran Vía 12', center: 'Bazar Norte Bilbao', client: bazar },
  { id: 2, description: 'Casco Viejo', center: 'Cafés del Sur Bilbao', client: cafes },
] as const
const portuguese = [
  { id: 3, description: 'Rua Augusta 100', center: 'Bazar Norte Lisboa', client: bazar },
  { id: 4, description: 'Cais do Sodré', center: 'Cafés del Sur Lisboa', client: cafes },
] as const

/**
 * Orders with their service points. Pickups are at the first of two points, and all other orders are at the second
 * point.
 */
export const locateAll = (
  orders: ClassifiedOrders<OrderRow>,
  places: typeof spanish | typeof portuguese = spanish,
): ClassifiedOrders<LocatedOrder> => {
  const locate = (order: OrderRow): LocatedOrder => {
    const { id, description, center, client } = places[order.serviceType === '0' ? 0 : 1]
    const subclient = { id, description: center, client }
    return LocatedOrder.parse({
      ...order,
      servicePoint: { id, oidSol: `PS-${id}`, description, zone: null, subclient },
    })
  }
  return {
    today: orders.today.map(locate),
    next: orders.next.map(locate),
    previous: orders.previous.map(locate),
    cancelled: orders.cancelled.map(locate),
  }
}

export const ordersOfPoints = locateAll(someOrders)

/** Orders of two service points in Lisbon. */
export const ordersInPortugal = locateAll(
  {
    ...noOrders,
    today: [
      row({
        serviceId: '51007',
        serviceType: '1',
        serviceStatusCode: 'PLANNED',
        requestInitialTime: '2026-11-23T14:00:00+01:00',
        requestFinalTime: '2026-11-23T16:00:00+01:00',
        plannedInitialTime: '2026-11-23T14:20:00+01:00',
        plannedFinalTime: '2026-11-23T14:50:00+01:00',
        requestedAmounts: [{ ...euro, totalAmount: 2150 }],
      }),
    ],
    next: [
      row({
        serviceId: '51012',
        requestInitialTime: '2026-11-24T10:00:00+01:00',
        requestFinalTime: '2026-11-24T12:00:00+01:00',
        requestedAmounts: [{ ...euro, totalAmount: 3480.75 }],
      }),
    ],
  },
  portuguese,
)
