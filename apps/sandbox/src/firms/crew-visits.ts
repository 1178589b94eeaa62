import { placeTimeZone } from '@remesa/domain/country'
import type { CrewVisit } from '@remesa/domain/firms'
import { addDays, calendarDayOf, startOfDay } from '@remesa/domain/kernel'
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { servicePointsWithin } from '../authorisation'
import { type CountryFacts, inEachZone } from '../country'
import type { Database } from '../db/database'
import { clients, orders, servicePoints, subclients } from '../db/schema'
import type { ApiContext } from '../request/context'

/**
 * Largest number of visits in a response. The response contains the visits nearest to the current time, because more
 * distant visits do not help users at a service point.
 */
const maxVisits = 20
/** The statuses of the visits that a response contains: planned, under way or done. */
const visitStatuses = ['PLANNED', 'ONWAY', 'DONE']

/** A visit of today, with additional data for the list of visits. */
export interface TodaysVisit {
  readonly visit: CrewVisit
  readonly servicePointId: number
  readonly vehicleId: number | null
  /** Ids of the employees in the truck. */
  readonly crew: readonly number[]
}

/**
 * Reads today's visits of a crew member or a truck at the caller's service points. The result is `null` for a caller
 * without service points.
 */
export type VisitsOf = (whose: SQL) => Promise<CrewVisit[] | null>

/** SQL condition on `orders`: the employee is in the crew. */
export const withEmployee = (employeeId: number): SQL =>
  sql`${orders.crew} @> ${JSON.stringify([employeeId])}::jsonb`
/** SQL condition on `orders`: the truck makes the visit. */
export const withTruck = (vehicleId: number): SQL => eq(orders.vehicleId, vehicleId)

/**
 * Creates the function that reads today's visits of a crew member or a truck in a country. The function returns only
 * visits that the caller may see.
 */
export const crewVisits = (context: ApiContext, db: Database, country: CountryFacts): VisitsOf => {
  const read = todaysVisits(context, db, country)
  return async (whose) => (await read(whose))?.map(({ visit }) => visit) ?? null
}

/**
 * Creates the function that reads today's visits at the caller's service points, optionally only those that match a
 * condition. The visits nearest to the current time come first. The result is `null` for a caller without service
 * points.
 */
export const todaysVisits = ({ caller, now }: ApiContext, db: Database, country: CountryFacts) => {
  const isToday = inEachZone(country, (timeZone) => {
    const today = calendarDayOf(now, timeZone)
    return and(
      gte(orders.plannedInitialTime, startOfDay(today, timeZone)),
      lt(orders.plannedInitialTime, startOfDay(addDays(today, 1), timeZone)),
    )
  })
  const isReachable = and(eq(clients.countryId, country.id), servicePointsWithin(db, caller.scope))
  const pointsOf = db
    .select({ id: servicePoints.id })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(isReachable)
  return async (whose?: SQL): Promise<readonly TodaysVisit[] | null> => {
    const [anyPoint] = await pointsOf.limit(1)
    if (anyPoint === undefined) return null
    const visits = await db
      .select({
        servicePointId: servicePoints.id,
        servicePoint: servicePoints.description,
        vehicleId: orders.vehicleId,
        crew: orders.crew,
        zone: servicePoints.zone,
        from: orders.plannedInitialTime,
        to: orders.plannedFinalTime,
        statusCode: orders.statusCode,
        realFrom: orders.realInitialTime,
        realTo: orders.realFinalTime,
      })
      .from(orders)
      .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
      .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .where(and(isReachable, whose, inArray(orders.statusCode, visitStatuses), isToday))
      .orderBy(
        sql`abs(extract(epoch from ${orders.plannedInitialTime}) - ${now.getTime() / 1_000})`,
        asc(orders.id),
      )
      .limit(maxVisits)
    return visits.flatMap((row) =>
      row.from === null
        ? []
        : {
            visit: {
              servicePoint: row.servicePoint,
              timeZone: placeTimeZone(country.code, row.zone),
              serviceStatusCode: row.statusCode,
              plannedInitialTime: row.from.toISOString(),
              plannedFinalTime: row.to?.toISOString() ?? null,
              realInitialTime: row.realFrom?.toISOString() ?? null,
              realFinalTime: row.realTo?.toISOString() ?? null,
            },
            servicePointId: row.servicePointId,
            vehicleId: row.vehicleId,
            crew: row.crew ?? [],
          },
    )
  }
}
