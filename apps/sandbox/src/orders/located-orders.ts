import { placeTimeZone } from '@remesa/domain/country'
import type { Locale } from '@remesa/domain/kernel'
import { type PastList, pastCondition, upcomingCondition } from '@remesa/domain/orders'
import { and, asc, count, desc, eq, gte, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import { type CountryFacts, inEachZone } from '../country'
import { cachedIds } from '../db/cached-ids'
import type { Database } from '../db/database'
import { type JsonRow, jsonRow } from '../db/embedded'
import { clients, orders, servicePoints, subclients } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { inTextOrder } from '../kernel/text-collation'
import { listedOrder, noOrders, rowWriter, withAmounts } from './order-repository'

const locatedShape = {
  ...listedOrder,
  point: {
    id: servicePoints.id,
    oidSol: servicePoints.oidSol,
    description: servicePoints.description,
    zone: servicePoints.zone,
  },
  subclient: { id: subclients.id, description: subclients.description },
  client: { id: clients.id, description: clients.description },
}

interface Range {
  /** The language for sorting service points. Orders that start at the same time are sorted by their points. */
  readonly locale: Locale
  readonly limit: number
  readonly offset: number
}

/** The orders in a country that the caller may see. */
interface Reached {
  readonly scope: Scope
  readonly country: CountryFacts
}

/**
 * The order with a number in a country, at any service point that the caller may see. The details are read by a second
 * statement. This statement also runs if no order was found, so that the response time reveals nothing.
 */
export const findOrderByNumber = async (
  db: Database,
  { number, ...reached }: Reached & { readonly number: string },
) => {
  const [id] = await idsOf(db, reachedOrders(db, reached, eq(orders.serviceCode, number))).limit(1)
  const [found] = await ordersOf(db, id === undefined ? [] : [id.id], [], reached.country)
  return found
}

/** One page of the upcoming orders at the caller's service points, and the number of these orders on all pages. */
export const listUpcoming = async (
  db: Database,
  { now, ...reached }: Reached & { readonly now: Date },
  range: Range,
) => {
  const { country } = reached
  return pageOf(db, reachedOrders(db, reached, isToCome(country, now)), range, { country })
}

/**
 * The past orders to list: the order type, and the first and the last instant at which the orders may start, both
 * inclusive.
 */
interface PastWanted extends Reached {
  readonly now: Date
  readonly list: PastList
  readonly from: Date
  readonly until: Date
}

/**
 * One page of the past or cancelled orders at the caller's service points, and the number of these orders on all pages.
 * (ORD-194)
 */
export const listPast = async (
  db: Database,
  { now, list, from, until, ...reached }: PastWanted,
  range: Range,
) => {
  const { country } = reached
  const isInList = inEachZone(country, (timeZone) => {
    const condition = pastCondition(list, { now, timeZone })
    return 'onlyStatus' in condition
      ? eq(orders.statusCode, condition.onlyStatus)
      : and(ne(orders.statusCode, condition.exceptStatus), lt(orders.startsAt, condition.startsBefore))
  })
  const within = and(gte(orders.startsAt, from), lte(orders.startsAt, until))
  return pageOf(db, reachedOrders(db, reached, isInList, within), range, { country, isLatestFirst: true })
}

interface Listing {
  readonly country: CountryFacts
  /** Whether the order with the latest start comes first. By default, the order with the earliest start comes first. */
  readonly isLatestFirst?: boolean
}

/**
 * One page of orders, and the number of orders on all pages. The search reads only ids, and whole rows are read only
 * for the page.
 */
const pageOf = async (
  db: Database,
  condition: SQL | undefined,
  { locale, ...range }: Range,
  { country, isLatestFirst = false }: Listing,
) => {
  const sorting = orderIn(locale, isLatestFirst)
  const matching = db.select({ value: count() }).from(idsOf(db, condition).as('matching'))
  const { ids, total } = await cachedIds(
    db,
    range,
    (part) =>
      idsOf(db, condition)
        .orderBy(...sorting)
        .limit(part.limit)
        .offset(part.offset),
    matching,
  )
  const [content, totalElements] = await Promise.all([ordersOf(db, ids, sorting, country), total()])
  return { content, totalElements }
}

/** SQL condition: the order is upcoming on the current day in the time zone of its service point. (ORD-150) */
const isToCome = (country: CountryFacts, now: Date): SQL | undefined =>
  inEachZone(country, (timeZone) => {
    const { startsFrom, exceptStatus } = upcomingCondition({ now, timeZone })
    return and(
      ne(orders.statusCode, exceptStatus),
      or(isNull(orders.startsAt), gte(orders.startsAt, startsFrom)),
    )
  })

/** SQL condition on `orders` joined to their service points, subclients and clients: the caller may see the order. */
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

const orderIn = (locale: Locale, isLatestFirst: boolean) => [
  isLatestFirst ? desc(orders.startsAt) : asc(orders.startsAt),
  inTextOrder(servicePoints.description, locale),
  asc(servicePoints.id),
  asc(orders.id),
]

/** Orders with their service points, as the API sends them, in the order of `sorting`. */
const ordersOf = async (
  db: Database,
  ids: readonly number[],
  sorting: readonly SQL[],
  country: CountryFacts,
) => {
  const page = db.$with('page').as(
    db
      .select({ id: orders.id, row: jsonRow(locatedShape) })
      .from(orders)
      .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
      .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .where(isAmong(orders.id, ids))
      .orderBy(...sorting),
  )
  const [found] = await withAmounts(db, page, locatedShape)
  const toRow = rowWriter(found ?? noOrders)
  return (found?.rows ?? []).map((row) => {
    const zone = placeTimeZone(country.code, row.point.zone)
    return { ...toRow(row.order, zone), servicePoint: { ...placeOf(row), zone } }
  })
}

const placeOf = ({ point, subclient, client }: JsonRow<typeof locatedShape>) => ({
  ...point,
  subclient: { ...subclient, client },
})
