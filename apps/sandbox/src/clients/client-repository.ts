import { Client, type clientListSpec } from '@remesa/domain/clients'
import type { Locale } from '@remesa/domain/kernel'
import type { CurrencyLimit, ExtraDataItem, ThirdCode } from '@remesa/domain/records'
import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import { clientsWithin, type Scope } from '../authorisation'
import { countryOrder } from '../country'
import { countryFields } from '../db/country-settings'
import type { Database } from '../db/database'
import { clientExtraData, clientLimits, clients, clientThirdCodes, countries, currencies } from '../db/schema'
import { type AskedSort, sortOrder } from '../kernel/list-filters'
import { readLimits, replaceRows, storedLimits } from '../records'
import { clientFields, toClient } from './client-row'

const sortColumns = {
  id: clients.id,
  codeSol: clients.codeSol,
  description: clients.description,
  active: clients.active,
}

interface ListOptions {
  readonly sort: AskedSort<(typeof clientListSpec)['sortable'][number]>
  readonly locale: Locale
  readonly range: { readonly limit: number; readonly offset: number }
}

/** One page of the clients that meet a condition, and the number of clients on all pages. */
export const listClients = async (
  db: Database,
  condition: SQL | undefined,
  { sort, locale, range }: ListOptions,
) => {
  const rows = await db
    .select(clientFields)
    .from(clients)
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .where(condition)
    .orderBy(...sortOrder({ ...sortColumns, country: countryOrder(locale) }, clients.id, sort, locale))
    .limit(range.limit)
    .offset(range.offset)
  const [total] = await db.select({ value: count() }).from(clients).where(condition)
  return { content: rows.map(toClient), totalElements: total?.value ?? 0 }
}

/** A client with its tables; `undefined` if the scope includes no client with this id. */
export const findClient = async (db: Database, id: number, scope: Scope): Promise<Client | undefined> => {
  const [row] = await db
    .select({ ...clientFields, uniqueCode: clients.uniqueCode, label: clients.label })
    .from(clients)
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .where(and(clientsWithin(db, scope), eq(clients.id, id)))
  if (row === undefined) return undefined
  const { uniqueCode, label } = row
  return Client.parse({
    ...toClient(row),
    uniqueCode,
    label,
    extradata: await extraDataOf(db, id),
    thirdcodes: await thirdCodesOf(db, id),
    limits: await limitsOf(db, id),
  })
}

/** A client within the scope, locked until the transaction ends. */
export const lockClient = async (tx: Database, id: number, scope: Scope): Promise<Client | undefined> => {
  const [locked] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(clientsWithin(tx, scope), eq(clients.id, id)))
    .for('no key update')
  return locked && findClient(tx, id, scope)
}

const thirdCodesOf = (db: Database, clientId: number) =>
  db
    .select({ system: clientThirdCodes.system, code: clientThirdCodes.code })
    .from(clientThirdCodes)
    .where(eq(clientThirdCodes.clientId, clientId))
    .orderBy(asc(clientThirdCodes.system))

const extraDataOf = (db: Database, clientId: number) =>
  db
    .select({
      name: clientExtraData.name,
      label: clientExtraData.label,
      type: clientExtraData.type,
      attr1: clientExtraData.attr1,
      required: clientExtraData.required,
    })
    .from(clientExtraData)
    .where(eq(clientExtraData.clientId, clientId))
    .orderBy(asc(clientExtraData.position))

const limitsOf = async (db: Database, clientId: number) =>
  readLimits(
    await db
      .select({ currency: countryFields.currency, amount: clientLimits.amount })
      .from(clientLimits)
      .innerJoin(currencies, eq(currencies.id, clientLimits.currencyId))
      .where(eq(clientLimits.clientId, clientId))
      .orderBy(asc(currencies.code)),
  )

/** Replaces all third-party codes of a client. */
export const replaceThirdCodes = (tx: Database, clientId: number, rows: readonly ThirdCode[]) =>
  replaceRows(
    tx,
    clientThirdCodes,
    eq(clientThirdCodes.clientId, clientId),
    rows.map(({ system, code }) => ({ clientId, system, code })),
  )

/** Replaces all limits of a client. */
export const replaceLimits = (tx: Database, clientId: number, rows: readonly CurrencyLimit[]) =>
  replaceRows(
    tx,
    clientLimits,
    eq(clientLimits.clientId, clientId),
    storedLimits(rows).map((row) => ({ clientId, ...row })),
  )

/** Replaces all extra fields of a client, and stores their order. */
export const replaceExtraData = (tx: Database, clientId: number, rows: readonly ExtraDataItem[]) =>
  replaceRows(
    tx,
    clientExtraData,
    eq(clientExtraData.clientId, clientId),
    rows.map((row, at) => ({ clientId, position: at + 1, ...row })),
  )
