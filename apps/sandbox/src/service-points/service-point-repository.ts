import { fromHundredths } from '@remesa/domain/kernel'
import { asc, count, eq, inArray, type SQL } from 'drizzle-orm'
import { groupBy } from '../api/group-by'
import type { Database } from '../db/database'
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
import { type SubclientFieldsRow, subclientFields, toSubclient } from '../subclients'

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

interface PointRow extends SubclientFieldsRow {
  readonly point: Pick<typeof servicePoints.$inferSelect, keyof (typeof pointFields)['point']>
}

/** A service point as the wire has it. */
export type WireServicePoint = Awaited<ReturnType<typeof withParts>>[number]

const selectPoints = (db: Database, condition: SQL | undefined) =>
  db
    .select(pointFields)
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .leftJoin(delegations, eq(delegations.id, subclients.delegationId))
    .where(condition)

/** One page of the service points that meet a condition, and how many there are in all pages. */
export const listServicePoints = async (
  db: Database,
  condition: SQL | undefined,
  {
    order,
    limit,
    offset,
  }: { readonly order: readonly SQL[]; readonly limit: number; readonly offset: number },
) => {
  const rows = await selectPoints(db, condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [total] = await db
    .select({ value: count() })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(condition)
  return { content: await withParts(db, rows), totalElements: total?.value ?? 0 }
}

/** The one service point that meets a condition; nothing when there is none. */
export const findServicePoint = async (
  db: Database,
  condition: SQL | undefined,
): Promise<WireServicePoint | undefined> => {
  const [found] = await withParts(db, await selectPoints(db, condition).limit(1))
  return found
}

/** Adds the lists that belong to points, each with one query for all of them. */
const withParts = async (db: Database, rows: readonly PointRow[]) => {
  const ids = rows.map(({ point }) => point.id)
  const ofPoint = ({ servicePointId }: { readonly servicePointId: number }) => servicePointId
  const [ownAdapters, ownChannels, ownCurrencies] =
    ids.length === 0
      ? [[], [], []]
      : [await adaptersOf(db, ids), await channelsOf(db, ids), await currenciesOf(db, ids)]
  const adaptersById = groupBy(ownAdapters, ofPoint)
  const channelsById = groupBy(ownChannels, ofPoint)
  const currenciesById = groupBy(ownCurrencies, ofPoint)
  return rows.map((row) => ({
    ...row.point,
    adapters: (adaptersById.get(row.point.id) ?? []).map(({ adapter }) => adapter),
    channels: (channelsById.get(row.point.id) ?? []).map(({ channel }) => channel),
    currencies: (currenciesById.get(row.point.id) ?? []).map(({ currency }) => currency),
    subclient: toSubclient(row),
  }))
}

const adaptersOf = (db: Database, ids: number[]) =>
  db
    .select({ servicePointId: servicePointAdapters.servicePointId, adapter: adapters })
    .from(servicePointAdapters)
    .innerJoin(adapters, eq(adapters.id, servicePointAdapters.adapterId))
    .where(inArray(servicePointAdapters.servicePointId, ids))
    .orderBy(asc(adapters.id))

const channelsOf = (db: Database, ids: number[]) =>
  db
    .select({
      servicePointId: servicePointChannels.servicePointId,
      channel: { id: channels.id, text: channels.text },
    })
    .from(servicePointChannels)
    .innerJoin(channels, eq(channels.id, servicePointChannels.channelId))
    .where(inArray(servicePointChannels.servicePointId, ids))
    .orderBy(asc(channels.text), asc(channels.id))

const currenciesOf = (db: Database, ids: number[]) =>
  db
    .select({
      servicePointId: servicePointCurrencies.servicePointId,
      currency: { id: currencies.id, code: currencies.code, symbol: currencies.symbol },
    })
    .from(servicePointCurrencies)
    .innerJoin(currencies, eq(currencies.id, servicePointCurrencies.currencyId))
    .where(inArray(servicePointCurrencies.servicePointId, ids))
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
