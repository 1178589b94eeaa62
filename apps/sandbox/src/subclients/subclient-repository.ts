import type { Locale } from '@remesa/domain/kernel'
import type { CurrencyLimit, ThirdCode } from '@remesa/domain/records'
import { Subclient, type subclientListSpec } from '@remesa/domain/subclients'
import { and, asc, count, eq, exists, type SQL, sql } from 'drizzle-orm'
import { type Scope, subclientsWithin } from '../authorisation'
import { countryFields } from '../db/country-settings'
import type { Database } from '../db/database'
import {
  clients,
  countries,
  currencies,
  delegations,
  subclientLimits,
  subclients,
  subclientThirdCodes,
} from '../db/schema'
import { type AskedSort, sortOrder } from '../kernel/list-filters'
import { readLimits, replaceRows, storedLimits } from '../records'
import { subclientFields, toSubclient } from './subclient-row'

const sortColumns = {
  id: subclients.id,
  delegation: delegations.description,
  client: clients.description,
  codeSol: subclients.codeSol,
  description: subclients.description,
  active: subclients.active,
}

interface ListOptions {
  readonly sort: AskedSort<(typeof subclientListSpec)['sortable'][number]>
  readonly locale: Locale
  readonly range: { readonly limit: number; readonly offset: number }
}

/** One page of the subclients that match a condition, and the number of these subclients on all pages. */
export const listSubclients = async (
  db: Database,
  condition: SQL | undefined,
  { sort, locale, range }: ListOptions,
) => {
  const rows = await db
    .select(subclientFields)
    .from(subclients)
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .leftJoin(delegations, eq(delegations.id, subclients.delegationId))
    .where(condition)
    .orderBy(...sortOrder(sortColumns, subclients.id, sort, locale))
    .limit(range.limit)
    .offset(range.offset)
  const [total] = await db
    .select({ value: count() })
    .from(subclients)
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .leftJoin(delegations, eq(delegations.id, subclients.delegationId))
    .where(condition)
  return { content: rows.map(toSubclient), totalElements: total?.value ?? 0 }
}

/** A subclient with its third-party codes and limits; `undefined` if the scope includes no subclient with this id. */
export const findSubclient = async (
  db: Database,
  id: number,
  scope: Scope,
): Promise<Subclient | undefined> => {
  const [row] = await db
    .select({ ...subclientFields, uniqueCode: subclients.uniqueCode, label: subclients.label })
    .from(subclients)
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .leftJoin(delegations, eq(delegations.id, subclients.delegationId))
    .where(and(subclientsWithin(db, scope), eq(subclients.id, id)))
  if (row === undefined) return undefined
  const { uniqueCode, label } = row
  return Subclient.parse({
    ...toSubclient(row),
    uniqueCode,
    label,
    thirdcodes: await thirdCodesOf(db, id),
    limits: await limitsOf(db, id),
  })
}

/** A subclient within the scope, locked until the transaction ends. */
export const lockSubclient = async (
  tx: Database,
  id: number,
  scope: Scope,
): Promise<Subclient | undefined> => {
  const reached = tx
    .select({ found: sql`1` })
    .from(clients)
    .where(and(eq(clients.id, subclients.clientId), subclientsWithin(tx, scope)))
  const [locked] = await tx
    .select({ id: subclients.id })
    .from(subclients)
    .where(and(eq(subclients.id, id), exists(reached)))
    .for('no key update')
  return locked && findSubclient(tx, id, scope)
}

const thirdCodesOf = (db: Database, subclientId: number) =>
  db
    .select({ system: subclientThirdCodes.system, code: subclientThirdCodes.code })
    .from(subclientThirdCodes)
    .where(eq(subclientThirdCodes.subclientId, subclientId))
    .orderBy(asc(subclientThirdCodes.system))

const limitsOf = async (db: Database, subclientId: number) =>
  readLimits(
    await db
      .select({ currency: countryFields.currency, amount: subclientLimits.amount })
      .from(subclientLimits)
      .innerJoin(currencies, eq(currencies.id, subclientLimits.currencyId))
      .where(eq(subclientLimits.subclientId, subclientId))
      .orderBy(asc(currencies.code)),
  )

/** Replaces all third-party codes of a subclient. */
export const replaceThirdCodes = (tx: Database, subclientId: number, rows: readonly ThirdCode[]) =>
  replaceRows(
    tx,
    subclientThirdCodes,
    eq(subclientThirdCodes.subclientId, subclientId),
    rows.map(({ system, code }) => ({ subclientId, system, code })),
  )

/** Replaces all limits of a subclient. */
export const replaceLimits = (tx: Database, subclientId: number, rows: readonly CurrencyLimit[]) =>
  replaceRows(
    tx,
    subclientLimits,
    eq(subclientLimits.subclientId, subclientId),
    storedLimits(rows).map((row) => ({ subclientId, ...row })),
  )
