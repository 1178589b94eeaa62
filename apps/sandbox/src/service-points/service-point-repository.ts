import { placeTimeZone } from '@remesa/domain/country'
import { fromHundredths } from '@remesa/domain/kernel'
import { asc, count, eq, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cachedIds } from '../db/cached-ids'
import type { Database } from '../db/database'
import { type JsonRow, jsonRow, jsonRows, preparedQuery } from '../db/embedded'
import {
  adapters,
  channels,
  clients,
  countries,
  currencies,
  delegations,
  servicePointAdapters,
  servicePointChannels,
  servicePointCurrencies,
  servicePointLimits,
  servicePoints,
  servicePointThirdCodes,
  subclients,
} from '../db/schema'
import { idList, isInList, isOneOf } from '../kernel/id-lists'
import { subclientFields, toSubclient } from '../subclients'

const pointFields = {
  point: {
    id: servicePoints.id,
    version: servicePoints.version,
    type: servicePoints.type,
    oidSol: servicePoints.oidSol,
    codeSol: servicePoints.codeSol,
    idSmartcash: servicePoints.idSmartcash,
    deviceId: servicePoints.deviceId,
    description: servicePoints.description,
    address: servicePoints.address,
    zone: servicePoints.zone,
    active: servicePoints.active,
    agilePickup: servicePoints.agilePickup,
    econoCash: servicePoints.econoCash,
    openChannel: servicePoints.openChannel,
    accountDate: servicePoints.accountDate,
    enabledReadQr: servicePoints.enabledReadQr,
  },
  ...subclientFields,
}

const adapterShape = {
  part: { servicePointId: servicePointAdapters.servicePointId },
  adapter: { id: adapters.id, code: adapters.code, name: adapters.name, assignable: adapters.assignable },
}
const channelShape = {
  part: { servicePointId: servicePointChannels.servicePointId },
  channel: { id: channels.id, text: channels.text },
}
const currencyShape = {
  part: { servicePointId: servicePointCurrencies.servicePointId },
  currency: { id: currencies.id, code: currencies.code, symbol: currencies.symbol },
}

/** A service point as the API sends it. */
export type WireServicePoint = ReturnType<typeof toPoints>[number]

interface Range {
  readonly order: readonly SQL[]
  readonly limit: number
  readonly offset: number
}

/** One page of the service points that match a condition, and the number of these points on all pages. */
export const listServicePoints = async (db: Database, condition: SQL | undefined, range: Range) => {
  const matching = db
    .select({ value: count() })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(condition)
  const { ids, total } = await cachedIds(
    db,
    range,
    (part) => idsQuery(db, condition, { ...range, ...part }),
    matching,
  )
  // On a database server, the number of rows is counted on another connection while the page is read.
  const [content, totalElements] = await Promise.all([pointsOf(db, ids), total()])
  return { content, totalElements }
}

const pointsOf = async (db: Database, ids: readonly number[]) => {
  const points = toPoints(await pageQuery(db).execute({ ids: idList(ids), limit: ids.length }))
  const byId = new Map(points.map((point) => [point.id, point]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The service point that matches a condition; `undefined` if there is none. */
export const findServicePoint = async (
  db: Database,
  condition: SQL | undefined,
): Promise<WireServicePoint | undefined> => {
  const [found] = await findServicePoints(db, condition, 1)
  return found
}

/** The service points that match a condition, in any order. */
export const findServicePoints = async (db: Database, condition: SQL | undefined, limit: number) =>
  toPoints(await pointsQuery(db, condition, limit))

/**
 * A query for the ids of the service points on a page, in the order of the page. It is separate from the query for
 * whole rows. Only this small statement is then planned for each search, and the points on earlier pages are not read.
 */
const idsQuery = (db: Database, condition: SQL | undefined, { order, limit, offset }: Range) =>
  db
    .select({ id: servicePoints.id })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

/**
 * A query for service points with all data that belong to them. It is a single statement, so it searches for the points
 * only once.
 */
const pointsQuery = (db: Database, condition: SQL | undefined, limit: number | Placeholder) => {
  const page = db.$with('page').as(
    db
      .select({ id: servicePoints.id, row: jsonRow(pointFields) })
      .from(servicePoints)
      .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .innerJoin(countries, eq(countries.id, clients.countryId))
      .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
      .leftJoin(delegations, eq(delegations.id, subclients.delegationId))
      .where(condition)
      .limit(limit),
  )
  const ids = db.select({ id: page.id }).from(page)
  return db
    .with(page)
    .select({
      rows: jsonRows(pointFields, sql`page`),
      adapters: jsonRows(adapterShape, sql`(${adaptersOf(db, ids)})`),
      channels: jsonRows(channelShape, sql`(${channelsOf(db, ids)})`),
      currencies: jsonRows(currencyShape, sql`(${currenciesOf(db, ids)})`),
    })
    .from(sql`(values (1)) as one`)
}

const pageQuery = preparedQuery((db) =>
  pointsQuery(db, isInList(servicePoints.id, sql.placeholder('ids')), sql.placeholder('limit')).prepare(
    'service_points_page',
  ),
)

const toPoints = ([found]: Awaited<ReturnType<typeof pointsQuery>>) => {
  if (found === undefined) return []
  const pointOf = ({ part }: { readonly part: { readonly servicePointId: number } }) => part.servicePointId
  const adaptersById = Map.groupBy(found.adapters, pointOf)
  const channelsById = Map.groupBy(found.channels, pointOf)
  const currenciesById = Map.groupBy(found.currencies, pointOf)
  // If a point has no delegation, the left join returns null for all columns of the delegation, including its id.
  return found.rows.map(({ point, delegation: { id, ...delegation }, ...above }) => ({
    ...point,
    version: String(point.version),
    zone: placeTimeZone(above.country.code, point.zone),
    adapters: (adaptersById.get(point.id) ?? []).map(({ adapter }) => adapter),
    channels: (channelsById.get(point.id) ?? []).map(({ channel }) => channel),
    currencies: (currenciesById.get(point.id) ?? []).map(({ currency }) => currency),
    subclient: toSubclient({ ...above, delegation: id === null ? null : { id, ...delegation } }),
  }))
}

const adaptersOf = (db: Database, ids: SQLWrapper) =>
  db
    .select({ row: jsonRow(adapterShape) })
    .from(servicePointAdapters)
    .innerJoin(adapters, eq(adapters.id, servicePointAdapters.adapterId))
    .where(isOneOf(servicePointAdapters.servicePointId, ids))
    .orderBy(asc(adapters.id))

const channelsOf = (db: Database, ids: SQLWrapper) =>
  db
    .select({ row: jsonRow(channelShape) })
    .from(servicePointChannels)
    .innerJoin(channels, eq(channels.id, servicePointChannels.channelId))
    .where(isOneOf(servicePointChannels.servicePointId, ids))
    .orderBy(asc(channels.text), asc(channels.id))

const currenciesOf = (db: Database, ids: SQLWrapper) =>
  db
    .select({ row: jsonRow(currencyShape) })
    .from(servicePointCurrencies)
    .innerJoin(currencies, eq(currencies.id, servicePointCurrencies.currencyId))
    .where(isOneOf(servicePointCurrencies.servicePointId, ids))
    .orderBy(asc(currencies.code))

const limitShape = {
  currency: { id: currencies.id, code: currencies.code, symbol: currencies.symbol },
  limit: { amount: servicePointLimits.amount },
}

/** A query for the highest permitted totals of one order at a service point, one row for each currency. */
const limitsOf = (db: Database, servicePointId: number | PgColumn) =>
  db
    .select({ row: jsonRow(limitShape) })
    .from(servicePointLimits)
    .innerJoin(currencies, eq(currencies.id, servicePointLimits.currencyId))
    .where(eq(servicePointLimits.servicePointId, servicePointId))
    .orderBy(asc(currencies.code))

const toLimit = ({ currency, limit }: JsonRow<typeof limitShape>) => ({
  currency,
  amount: fromHundredths(limit.amount),
})

/** The highest permitted totals of one order at a service point, one for each currency, in major units. */
export const listLimits = async (db: Database, servicePointId: number) => {
  const [found] = await db
    .select({ limits: jsonRows(limitShape, sql`(${limitsOf(db, servicePointId)})`) })
    .from(sql`(values (1)) as one`)
  return (found?.limits ?? []).map(toLimit)
}

const thirdCodeShape = {
  code: { system: servicePointThirdCodes.system, code: servicePointThirdCodes.code },
}

const administrationQuery = preparedQuery((db) => {
  const thirdCodes = db
    .select({ row: jsonRow(thirdCodeShape) })
    .from(servicePointThirdCodes)
    .where(eq(servicePointThirdCodes.servicePointId, servicePoints.id))
    .orderBy(asc(servicePointThirdCodes.system))
  return db
    .select({
      id: servicePoints.id,
      uniqueCode: servicePoints.uniqueCode,
      label: servicePoints.label,
      ssId: servicePoints.ssId,
      codTypeServicepoint: servicePoints.typeCode,
      descTypeServicePoint: servicePoints.typeDescription,
      accountId: servicePoints.paymentAccountId,
      locationId: servicePoints.paymentLocationId,
      fee: servicePoints.paymentFee,
      limits: jsonRows(limitShape, sql`(${limitsOf(db, servicePoints.id)})`),
      thirdCodes: jsonRows(thirdCodeShape, sql`(${thirdCodes})`),
    })
    .from(servicePoints)
    .where(isInList(servicePoints.id, sql.placeholder('ids')))
    .prepare('service_point_administration')
})

/**
 * The data of service points that only their forms show: label, third-party codes, limits, safe and payment. The result
 * is a map, whose keys are the ids of the points.
 */
export const findAdministration = async (db: Database, ids: readonly number[]) => {
  const rows = await administrationQuery(db).execute({ ids: idList(ids) })
  return new Map(
    rows.map(({ id, accountId, locationId, fee, limits, thirdCodes, ...texts }) => [
      id,
      {
        ...texts,
        thirdcodes: thirdCodes.map(({ code }) => code),
        limits: limits.map(toLimit),
        paymentService: accountId === null || locationId === null ? null : { accountId, locationId, fee },
      },
    ]),
  )
}

/** A query for the modules that can be assigned to service points. */
export const listAssignableAdapters = (db: Database) =>
  db.select().from(adapters).where(eq(adapters.assignable, true)).orderBy(asc(adapters.id))
