import { upcomingCondition } from '@remesa/domain/orders'
import { and, asc, count, eq, gte, isNull, ne, or, type SQL } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { CountryFacts } from '../country'
import { cachedTotal } from '../db/cached-total'
import type { Database } from '../db/database'
import { type JsonRow, jsonRow } from '../db/embedded'
import { clients, orders, servicePoints, subclients } from '../db/schema'
import { isOneOf } from '../kernel/id-lists'
import { listedOrder, noOrders, rowWriter, withAmounts } from './order-repository'

const locatedShape = {
  ...listedOrder,
  point: { id: servicePoints.id, oidSol: servicePoints.oidSol, description: servicePoints.description },
  subclient: { id: subclients.id, description: subclients.description },
  client: { id: clients.id, description: clients.description },
}

interface Range {
  readonly limit: number
  readonly offset: number
}

/** Orders that a caller reaches in a country. */
interface Reached {
  readonly scope: Scope
  readonly country: CountryFacts
}

/**
 * The order of a country that bears a number, at any point within reach. An order out of reach costs the same statement as
 * one that does not exist.
 */
export const findOrderByNumber = async (
  db: Database,
  { number, ...reached }: Reached & { readonly number: string },
) => {
  const condition = reachedOrders(db, reached, eq(orders.serviceCode, number))
  const [found] = await listLocated(db, condition, { limit: 1, offset: 0 }, reached.country.timeZone)
  return found
}

/** One page of the orders that are to come at all points within reach, and how many there are in all pages. */
export const listUpcoming = async (
  db: Database,
  { now, ...reached }: Reached & { readonly now: Date },
  range: Range,
) => {
  const { timeZone } = reached.country
  const { startsFrom, exceptStatus } = upcomingCondition({ now, timeZone })
  const condition = reachedOrders(
    db,
    reached,
    ne(orders.statusCode, exceptStatus),
    or(isNull(orders.startsAt), gte(orders.startsAt, startsFrom)),
  )
  const matching = db.select({ value: count() }).from(idsOf(db, condition).as('matching'))
  const content = await listLocated(db, condition, range, timeZone)
  return { content, totalElements: await cachedTotal(db, matching) }
}

/** Condition on `orders` joined to their points, subclients and clients. */
const reachedOrders = (
  db: Database,
  { scope, country }: Reached,
  ...further: readonly (SQL | undefined)[]
): SQL | undefined => and(eq(orders.countryId, country.id), servicePointsWithin(db, scope), ...further)

const idsOf = (db: Database, condition: SQL | undefined) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(condition)

const order = [
  asc(orders.startsAt),
  asc(servicePoints.description),
  asc(servicePoints.id),
  asc(orders.id),
] as const

/** Orders with their places as they go over the wire: the earliest start first, at one start by their points. */
const listLocated = async (
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: Range,
  timeZone: string,
) => {
  // Which orders are on the page is looked for by ids alone, so that whole rows are made of these and no others.
  const ids = idsOf(db, condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const page = db.$with('page').as(
    db
      .select({ id: orders.id, row: jsonRow(locatedShape) })
      .from(orders)
      .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
      .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .where(isOneOf(orders.id, ids))
      .orderBy(...order),
  )
  const [found] = await withAmounts(db, page, locatedShape)
  const toRow = rowWriter(found ?? noOrders, timeZone)
  return (found?.rows ?? []).map((row) => ({ ...toRow(row.order), servicePoint: placeOf(row) }))
}

const placeOf = ({ point, subclient, client }: JsonRow<typeof locatedShape>) => ({
  ...point,
  subclient: { ...subclient, client },
})
