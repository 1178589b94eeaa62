import { placeTimeZone } from '@remesa/domain/country'
import { type OpenVisitsCondition, openVisitsCondition } from '@remesa/domain/orders'
import type { Dependents, DependentVisits, RecordHistoryKind } from '@remesa/domain/records'
import {
  and,
  count,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { clientsWithin, type Scope, servicePointsWithin, subclientsWithin } from '../authorisation'
import { inEachZone } from '../country'
import type { Database } from '../db/database'
import { assignments, clients, countries, orders, servicePoints, subclients, users } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import type { ApiContext } from '../request/context'
import { coversClients, coversServicePoints, coversSubclients } from './covering-assignments'

type Kind = Exclude<RecordHistoryKind, 'users'>

/** The columns and conditions that find records of one type and the assignments that include these records. */
interface KindFacts {
  readonly id: PgColumn
  readonly within: (db: Database, scope: Scope) => SQL | undefined
  readonly covers: (db: Database, named: SQL | undefined) => SQL | undefined
}

const facts: Readonly<Record<Kind, KindFacts>> = {
  clients: { id: clients.id, within: clientsWithin, covers: coversClients },
  subclients: { id: subclients.id, within: subclientsWithin, covers: coversSubclients },
  'service-points': { id: servicePoints.id, within: servicePointsWithin, covers: coversServicePoints },
}

/**
 * The numbers of active subclients, active service points, active users and open visits that depend on these records.
 * Records that the caller may not see are ignored. Nothing is counted twice. (REC-90)
 */
export const countDependents = async (
  { db, caller, now }: ApiContext,
  kind: Kind,
  ids: readonly number[],
): Promise<Dependents> => {
  const { id, within, covers } = facts[kind]
  const reached = await placeIds(db, id, and(isAmong(id, ids), within(db, caller.scope)))
  const ofReached = isAmong(id, reached)
  const activeBelow = async (column: PgColumn, active: PgColumn) =>
    (await placeIds(db, column, and(ofReached, eq(active, true)))).length
  return {
    subclients: kind === 'clients' ? await activeBelow(subclients.id, subclients.active) : 0,
    servicePoints: kind === 'service-points' ? 0 : await activeBelow(servicePoints.id, servicePoints.active),
    users: await countUsers(db, covers(db, ofReached)),
    visits: await countVisits(db, ofReached, now),
  }
}

/** The ids of the clients, subclients or service points that match a condition, each once. */
const placeIds = async (db: Database, column: PgColumn, condition: SQL | undefined): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: sql<number>`${column}`.mapWith(Number) })
    .from(clients)
    .leftJoin(subclients, eq(subclients.clientId, clients.id))
    .leftJoin(servicePoints, eq(servicePoints.subclientId, subclients.id))
    .where(and(condition, isNotNull(column)))
  return rows.map(({ id }) => id)
}

const countUsers = async (db: Database, covers: SQL | undefined): Promise<number> => {
  const reaches = db
    .select({ found: sql`1` })
    .from(assignments)
    .where(and(eq(assignments.userId, users.id), covers))
  const [found] = await db
    .select({ value: count() })
    .from(users)
    .where(and(eq(users.active, true), exists(reaches)))
  return found?.value ?? 0
}

/** The number of visits that have not ended on the current day in the time zone of their service point. (ORD-171) */
const countVisits = async (db: Database, ofPoints: SQL, now: Date): Promise<DependentVisits> => {
  const inCountries = await db
    .selectDistinct({ id: countries.id, code: countries.code })
    .from(clients)
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .leftJoin(subclients, eq(subclients.clientId, clients.id))
    .leftJoin(servicePoints, eq(servicePoints.subclientId, subclients.id))
    .where(ofPoints)
  const sum = { onTheWay: 0, today: 0, later: 0 }
  for (const { id, code } of inCountries) {
    const country = { code, timeZone: placeTimeZone(code) }
    const { endedStatuses, onTheWayStatus } = openVisitsCondition({ now, timeZone: country.timeZone })
    const starts = (when: (condition: OpenVisitsCondition) => SQL | undefined) =>
      and(
        ne(orders.statusCode, onTheWayStatus),
        inEachZone(country, (timeZone) => when(openVisitsCondition({ now, timeZone }))),
      )
    const [found] = await db
      .select({
        onTheWay: countWhere(eq(orders.statusCode, onTheWayStatus)),
        today: countWhere(
          starts(({ todayFrom, laterFrom }) =>
            and(gte(orders.startsAt, todayFrom), lt(orders.startsAt, laterFrom)),
          ),
        ),
        later: countWhere(
          starts(({ laterFrom }) => or(isNull(orders.startsAt), gte(orders.startsAt, laterFrom))),
        ),
      })
      .from(orders)
      .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
      .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .where(
        and(
          ofPoints,
          eq(clients.countryId, id),
          notInArray(orders.statusCode, [...endedStatuses]),
          isNull(orders.realFinalTime),
        ),
      )
    sum.onTheWay += found?.onTheWay ?? 0
    sum.today += found?.today ?? 0
    sum.later += found?.later ?? 0
  }
  return sum
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
