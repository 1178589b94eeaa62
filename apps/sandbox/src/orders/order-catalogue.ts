import { fromHundredths } from '@remesa/domain/kernel'
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { clientsWithin, type Scope } from '../authorisation'
import type { Database } from '../db/database'
import {
  cancellationReasons,
  clients,
  commodities,
  commodityTypes,
  currencies,
  customerCurrencies,
  denominations,
  faults,
  packDenominations,
  packs,
} from '../db/schema'
import { matchesExternalId } from './matches-external-id'

/**
 * Notes and coins of the currencies that customers of a country may use. Notes come before coins, and large values
 * before small ones.
 */
export const listDenominations = async (db: Database, countryId: number) => {
  const rows = await db
    .select({ piece: denominations })
    .from(denominations)
    .innerJoin(
      customerCurrencies,
      and(
        eq(customerCurrencies.currencyId, denominations.currencyId),
        eq(customerCurrencies.countryId, countryId),
      ),
    )
    .orderBy(asc(denominations.currencyId), asc(denominations.commodityTypeCode), desc(denominations.value))
  return rows.map(({ piece }) => ({
    id: String(piece.id),
    currencyId: String(piece.currencyId),
    code: piece.code,
    value: fromHundredths(piece.value),
    description: piece.description,
    commodityTypeCode: piece.commodityTypeCode,
    commodityTypeDescription: piece.commodityTypeDescription,
  }))
}

/** Packs that a client may order: the client's own packs, and the packs for all clients of the country. */
export const listPacks = async (
  db: Database,
  { countryId, clientId }: { readonly countryId: number; readonly clientId: number },
) => {
  const condition = and(
    eq(packs.countryId, countryId),
    or(isNull(packs.clientId), eq(packs.clientId, clientId)),
  )
  const rows = await db.select().from(packs).where(condition).orderBy(asc(packs.id))
  const parts = await db
    .select({
      packId: packs.id,
      quantity: packDenominations.quantity,
      piece: denominations,
      currency: currencies,
    })
    .from(packDenominations)
    .innerJoin(packs, eq(packs.id, packDenominations.packId))
    .innerJoin(denominations, eq(denominations.id, packDenominations.denominationId))
    .innerJoin(currencies, eq(currencies.id, denominations.currencyId))
    .where(condition)
    .orderBy(desc(denominations.value))
  const partsByPack = Map.groupBy(parts, ({ packId }) => packId)
  return rows.map(({ id, code, description }) => ({
    id: String(id),
    code,
    description,
    denominations: (partsByPack.get(id) ?? []).map(({ quantity, piece, currency }) => ({
      quantity,
      value: fromHundredths(piece.value),
      currencySymbol: currency.symbol,
      currencyIsoCode: currency.code,
    })),
  }))
}

/** Faults for which users in a country can request assistance. */
export const listFaults = async (db: Database, countryId: number) => {
  const rows = await db.select().from(faults).where(eq(faults.countryId, countryId)).orderBy(asc(faults.id))
  return rows.map(({ id, description }) => ({ faultID: String(id), faultDescription: description }))
}

/** Types of operating material in a country, each with its articles. */
export const listSupplies = async (db: Database, countryId: number) => {
  const ofCountry = eq(commodityTypes.countryId, countryId)
  const types = await db.select().from(commodityTypes).where(ofCountry).orderBy(asc(commodityTypes.id))
  const articles = await db
    .select({ article: commodities })
    .from(commodities)
    .innerJoin(commodityTypes, eq(commodityTypes.id, commodities.typeId))
    .where(ofCountry)
    .orderBy(asc(commodities.id))
  const byType = Map.groupBy(articles, ({ article }) => article.typeId)
  return types.map(({ id, description }) => ({
    id: String(id),
    description,
    commodities: (byType.get(id) ?? []).map(({ article }) => ({
      id: String(article.id),
      description: article.description,
    })),
  }))
}

/** Reasons for which an order in a country can be cancelled. */
export const listCancellationReasons = (db: Database, countryId: number) =>
  db
    .select({ code: cancellationReasons.code, description: cancellationReasons.description })
    .from(cancellationReasons)
    .where(eq(cancellationReasons.countryId, countryId))
    .orderBy(asc(cancellationReasons.code))

/**
 * The portal's own id of a client that a call about orders names by `externalId`. The result is `undefined` if the
 * country has no client with that id, or if the caller may not see the client.
 */
export const findOrderClient = async (
  db: Database,
  {
    scope,
    countryId,
    externalId,
  }: { readonly scope: Scope; readonly countryId: number; readonly externalId: string },
): Promise<number | undefined> => {
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(matchesExternalId(externalId, clients), eq(clients.countryId, countryId), clientsWithin(db, scope)),
    )
  return client?.id
}
