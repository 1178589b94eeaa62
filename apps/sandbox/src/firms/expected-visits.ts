import type { ExpectedVisit } from '@remesa/domain/firms'
import { addDays, calendarDayOf, startOfDay, wallClockOf } from '@remesa/domain/kernel'
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { servicePointsWithin } from '../authorisation'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { clients, orders, servicePoints, subclients } from '../db/schema'
import type { ApiContext } from '../request/context'

/** More visits than these say no more at a door. */
const maxVisits = 20
/** Statuses of visits that are still to come or under way. */
const expectedStatuses = ['PLANNED', 'ONWAY']

/** Reads the visits of today at points of the caller, for the crew or the truck of a condition. `null` for a caller without points. */
export type VisitsOf = (whose: SQL) => Promise<ExpectedVisit[] | null>

/** Whose crew an employee is in. */
export const withEmployee = (employeeId: number): SQL =>
  sql`${orders.crew} @> ${JSON.stringify([employeeId])}::jsonb`
/** Whose truck it is. */
export const withTruck = (vehicleId: number): SQL => eq(orders.vehicleId, vehicleId)

/** The visits that a caller may know of in a country. */
export const expectedVisits = (
  { caller, now }: ApiContext,
  db: Database,
  { id: countryId, timeZone }: CountryFacts,
): VisitsOf => {
  const today = calendarDayOf(now, timeZone)
  const isReachable = and(eq(clients.countryId, countryId), servicePointsWithin(db, caller.scope))
  const pointsOf = db
    .select({ id: servicePoints.id })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(isReachable)
  return async (whose) => {
    const [anyPoint] = await pointsOf.limit(1)
    if (anyPoint === undefined) return null
    const visits = await db
      .select({
        servicePoint: servicePoints.description,
        from: orders.plannedInitialTime,
        to: orders.plannedFinalTime,
      })
      .from(orders)
      .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
      .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .where(
        and(
          isReachable,
          whose,
          inArray(orders.statusCode, expectedStatuses),
          gte(orders.plannedInitialTime, startOfDay(today, timeZone)),
          lt(orders.plannedInitialTime, startOfDay(addDays(today, 1), timeZone)),
        ),
      )
      .orderBy(asc(orders.plannedInitialTime), asc(orders.id))
      .limit(maxVisits)
    return visits.flatMap(({ servicePoint, from, to }) =>
      from === null
        ? []
        : [
            {
              servicePoint,
              from: wallClockOf(from, timeZone).time,
              to: to && wallClockOf(to, timeZone).time,
            },
          ],
    )
  }
}
