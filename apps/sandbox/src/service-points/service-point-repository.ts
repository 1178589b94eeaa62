import { fromHundredths } from '@remesa/domain/kernel'
import { asc, count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { groupBy } from '../api/group-by'
import { totalOf } from '../api/total-of'
import type { Database } from '../db/database'
import { isOneOf, jsonRow, jsonRows } from '../db/json-rows'
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
import { subclientFields, toSubclient } from '../subclients'

const pointFields = {
  point: {
    id: servicePoints.id,
    type: servicePoints.type,
    oidSol: servicePoints.oidSol,
    codeSol: servicePoints.codeSol,
    idSmartcash: servicePoints.idSmartcash,
    deviceId: servicePoints.deviceId,
    description: servicePoints.description,
    address: servicePoints.address,
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

/** A service point as the wire has it. */
export type WireServicePoint = Awaited<ReturnType<typeof readPoints>>[number]

interface Range {
  readonly order: readonly SQL[]
  readonly limit: number
  readonly offset: number
}

/** One page of the service points that meet a condition, and how many there are in all pages. */
export const listServicePoints = async (db: Database, condition: SQL | undefined, range: Range) => {
  const matching = db
    .select({ value: count() })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(condition)
  const content = await readPoints(db, condition, range)
  return { content, totalElements: await totalOf(db, matching) }
}

/** The one service point that meets a condition; nothing when there is none. */
export const findServicePoint = async (
  db: Database,
  condition: SQL | undefined,
): Promise<WireServicePoint | undefined> => {
  const [found] = await readPoints(db, condition, { order: [], limit: 1, offset: 0 })
  return found
}

/** Points with all that belongs to them, in one statement that looks for the points once. */
const readPoints = async (db: Database, condition: SQL | undefined, { order, limit, offset }: Range) => {
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
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  )
  const ids = db.select({ id: page.id }).from(page)
  const [found] = await db
    .with(page)
    .select({
      rows: jsonRows(pointFields, sql`page`),
      adapters: jsonRows(adapterShape, sql`(${adaptersOf(db, ids)})`),
      channels: jsonRows(channelShape, sql`(${channelsOf(db, ids)})`),
      currencies: jsonRows(currencyShape, sql`(${currenciesOf(db, ids)})`),
    })
    .from(sql`(values (1)) as one`)
  if (found === undefined) return []
  const pointOf = ({ part }: { readonly part: { readonly servicePointId: number } }) => part.servicePointId
  const adaptersById = groupBy(found.adapters, pointOf)
  const channelsById = groupBy(found.channels, pointOf)
  const currenciesById = groupBy(found.currencies, pointOf)
  // Joined on the left: a point without a delegation has nothing in any column of it, its id included.
  return found.rows.map(({ point, delegation: { id, ...delegation }, ...above }) => ({
    ...point,
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

/** The highest order totals of a point in major units. */
export const listLimits = async (db: Database, servicePointId: number) => {
  const rows = await db
    .select({
      currency: { id: currencies.id, code: currencies.code, symbol: currencies.symbol },
      amount: servicePointLimits.amount,
    })
    .from(servicePointLimits)
    .innerJoin(currencies, eq(currencies.id, servicePointLimits.currencyId))
    .where(eq(servicePointLimits.servicePointId, servicePointId))
    .orderBy(asc(currencies.code))
  return rows.map(({ currency, amount }) => ({ currency, amount: fromHundredths(amount) }))
}

/** Codes under which other systems know a point. */
export const listThirdCodes = (db: Database, servicePointId: number) =>
  db
    .select({ system: servicePointThirdCodes.system, code: servicePointThirdCodes.code })
    .from(servicePointThirdCodes)
    .where(eq(servicePointThirdCodes.servicePointId, servicePointId))
    .orderBy(asc(servicePointThirdCodes.system))

/** Modules that may be assigned to service points. */
export const listAssignableAdapters = (db: Database) =>
  db.select().from(adapters).where(eq(adapters.assignable, true)).orderBy(asc(adapters.id))
