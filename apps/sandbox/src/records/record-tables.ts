import { fromHundredths, type Issue, issue, roundAmount, toHundredths } from '@remesa/domain/kernel'
import {
  type CurrencyLimit,
  type LookupThirdCode,
  saveThirdCode,
  type ThirdCode,
  thirdCodesFromLookup,
  validateThirdCode,
} from '@remesa/domain/records'
import { inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { currencies } from '../db/schema'

/** Issues of limits that the rules of the form's table do not check: an unknown currency, or a third decimal. */
export const limitIssues = async (
  db: Database,
  limits: readonly CurrencyLimit[],
): Promise<readonly Issue[]> => {
  if (limits.length === 0) return []
  const rows = await db
    .select({ id: currencies.id })
    .from(currencies)
    .where(
      inArray(
        currencies.id,
        limits.map(({ currency }) => currency.id),
      ),
    )
  const known = new Set(rows.map(({ id }) => id))
  return limits.flatMap(({ currency, amount }, at) => [
    ...(known.has(currency.id) ? [] : [issue('currency', `limits.${at}.currency.id`)]),
    ...(roundAmount(amount) === amount ? [] : [issue('amount', `limits.${at}.amount`, { decimals: 2 })]),
  ])
}

/** Limits as the database stores them. */
export const storedLimits = (limits: readonly CurrencyLimit[]) =>
  limits.map(({ currency, amount }) => ({ currencyId: currency.id, amount: toHundredths(amount) }))

/** Limits that were read from the database, with their amounts converted to major units. */
export const readLimits = <Currency>(
  rows: readonly { readonly currency: Currency; readonly amount: number }[],
) => rows.map(({ currency, amount }) => ({ currency, amount: fromHundredths(amount) }))

/** Third-party codes of a form, without blanks around their texts. */
export const storedThirdCodes = (rows: readonly ThirdCode[]): readonly ThirdCode[] =>
  rows.flatMap((row) => saveThirdCode(row, { existing: [] }))

/**
 * Third-party codes from a response of the operations system, in the format in which a record stores them. Each system
 * occurs once, with its first code.
 */
export const takenOverThirdCodes = (rows: readonly LookupThirdCode[]): readonly ThirdCode[] =>
  thirdCodesFromLookup(rows).reduce<readonly ThirdCode[]>(
    (existing, row) =>
      validateThirdCode(row, { existing }).length === 0 ? saveThirdCode(row, { existing }) : existing,
    [],
  )

/** Replaces all rows of a table that match a condition, such as the third-party codes of one client. */
export const replaceRows = async <Table extends PgTable>(
  tx: Database,
  table: Table,
  replaced: SQL,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  await tx.delete(table).where(replaced)
  if (rows.length > 0) await tx.insert(table).values([...rows])
}
