import { type RequestType, requestTypeFacts } from '@remesa/domain/orders'
import { addHistory, emptyOrderRows } from '../db/seed/order-rows'
import { placedPoints, placeRows } from '../db/seed/seeded-places'

const pointNamed = (name: string) => {
  const point = placeRows.servicePoints.find(({ description }) => description === name)
  if (point === undefined) throw new Error(`the seeded world has no service point ${name}`)
  return point
}

/** Id of a service point of the demo data, by its name. */
export const pointId = (name: string): number => pointNamed(name).id

/** The id that calls about orders use for a service point of the demo data, found by the point's name. */
export const orderPointId = (name: string): string => pointNamed(name).oidSol ?? String(pointId(name))

const seededOrders = () => {
  const rows = emptyOrderRows()
  for (const placed of placedPoints) addHistory(rows, placed, new Date('2026-11-23T09:30:00Z'))
  return rows.orders
}

type SeededOrder = ReturnType<typeof seededOrders>[number]

/** The first order of an order type at a service point in the demo data; `matches` can restrict the search. */
export const seededOrder = (
  name: string,
  kind: RequestType,
  matches: (order: SeededOrder) => boolean = () => true,
): SeededOrder => {
  const { wireCode } = requestTypeFacts(kind)
  const order = seededOrders().find(
    (row) => row.servicePointId === pointId(name) && row.serviceType === wireCode && matches(row),
  )
  if (order === undefined) throw new Error(`the seeded world has no such ${kind} at ${name}`)
  return order
}

/** Id of the order that `seededOrder` returns. */
export const orderAt = (...query: Parameters<typeof seededOrder>): string => String(seededOrder(...query).id)
