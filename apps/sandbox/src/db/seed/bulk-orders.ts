import { placeTimeZone } from '@remesa/domain/country'
import { addDays, calendarDayOf, defaultBrand, instantOf } from '@remesa/domain/kernel'
import { requestTypeFacts, requestTypes } from '@remesa/domain/orders'
import type { orders } from '../schema'
import { startsAt } from './order-rows'
import type { PlacedPoint } from './seeded-places'

type OrderInsert = typeof orders.$inferInsert

const hours = ['09:00', '10:20', '12:00', '14:40', '16:10'] as const
const days = { back: 365, ahead: 30 }

/**
 * Additional orders for load tests, spread evenly over points, types and thirteen months. Past orders have the status
 * `DONE`, later orders `RECEIVED`. The generator yields batches of at most 1,000 orders, which are the same for the
 * same arguments.
 *
 * @param firstNumbers the number of each country's next order, which is increased with each order.
 */
export function* bulkOrders(
  count: number,
  {
    points,
    now,
    firstNumbers,
  }: { points: readonly PlacedPoint[]; now: Date; firstNumbers: Map<number, number> },
): Generator<readonly OrderInsert[]> {
  const batchSize = 1_000
  for (let from = 0; from < count; from += batchSize) {
    const batch: OrderInsert[] = []
    for (let at = from; at < Math.min(from + batchSize, count); at += 1) {
      const placed = points[at % points.length]
      if (placed) batch.push(bulkOrder(at, placed, now, firstNumbers))
    }
    yield batch
  }
}

function bulkOrder(
  at: number,
  { id, country, point }: PlacedPoint,
  now: Date,
  numbers: Map<number, number>,
): OrderInsert {
  const timeZone = placeTimeZone(country.code, point.zone)
  // Each step is coprime to the length of its list, so all combinations occur before any is repeated.
  const offset = ((at * 37) % (days.back + days.ahead)) - days.back
  const day = addDays(calendarDayOf(now, timeZone), offset)
  const start = instantOf(day, hours[at % hours.length] ?? hours[0], timeZone)
  const end = new Date(start.getTime() + 2 * 3_600_000)
  const done = offset < 0
  const facts = requestTypeFacts(requestTypes[(at * 3) % requestTypes.length]?.type ?? 'pickup')
  const number = numbers.get(country.id) ?? country.firstOrderNumber
  numbers.set(country.id, number + 1)
  const times = {
    requestInitialTime: start,
    requestFinalTime: end,
    plannedInitialTime: null,
    realInitialTime: done ? start : null,
    realFinalTime: done ? end : null,
  }
  return {
    servicePointId: id,
    countryId: country.id,
    serviceCode: String(number),
    serviceType: facts.wireCode,
    isChange: facts.isChange,
    statusCode: done ? 'DONE' : 'RECEIVED',
    origin: defaultBrand.origin,
    requestedTime: new Date(start.getTime() - 2 * 86_400_000),
    ...times,
    startsAt: startsAt(times),
    serviceDate: instantOf(day, '00:00', timeZone),
  }
}
