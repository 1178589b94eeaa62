import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Database } from '../../src/db/database'
import { worldStart } from '../../src/testing/test-world'

/** Stored values that no call of the API would write. */
export interface HostileRow {
  /** A value for a JSON column of a table. If the table has several JSON columns, it is stored in the first one. */
  readonly json: unknown
  readonly text: string
  readonly kind: string
  readonly zone: string
  readonly time: string
  readonly weekday: number
  /** Any instant that the database can store. */
  readonly instant: string
  /** An instant at or before `worldStart`. */
  readonly past: string
}

const start = worldStart.toISOString()
const pasts = ['-infinity', '4713-01-01 00:00:00+00 BC', '0001-01-01T00:00:00Z', start]
const instants = ['infinity', '294276-12-31T00:00:00Z', '9999-12-31T23:59:59Z', ...pasts]

/** Whether PostgreSQL can store a value, because it contains neither NUL nor half of a surrogate pair. */
const isStorable = (value: unknown) => !/\\u0000|\\u[dD][89a-fA-F]/.test(JSON.stringify(value))
const anyText = fc.string({ unit: 'binary', maxLength: 20 }).filter(isStorable)
/** Random texts, of which some are these valid texts. The valid texts let some rows pass the first check. */
const oneOf = (...named: readonly string[]) => fc.oneof(fc.constantFrom(...named), anyText)

/** Almost valid requests for reports. */
const requests = ['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', 'x'].flatMap((day) => [
  { type: 'ORDERS_SUMMARY', lowerLimitSearch: day, upperLimitSearch: day },
  { type: 'ORDERS_FAIL', lowerLimitSearch: day, upperLimitSearch: day },
])

export const anyHostileRow: fc.Arbitrary<HostileRow> = fc.record({
  json: fc.oneof(
    fc.constantFrom(...requests),
    fc.jsonValue({ maxDepth: 2 }).filter((value) => value !== null && isStorable(value)),
  ),
  text: anyText,
  kind: oneOf('ORDERS', 'CLIENT', 'EMPLOYEE_SEARCH', 'PENDING', 'PREPARED', 'PLANNED', 'ONWAY', '0', '1'),
  zone: oneOf('Mars/Olympus', 'Europe/Madrid', '+01:00'),
  time: oneOf('06:00', '25:99'),
  weekday: fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
  instant: fc.constantFrom(...instants),
  past: fc.constantFrom(...pasts),
})

/** Hostile rows for tests with many rows. The same count always gives the same rows. */
export const hostileRows = (count: number): readonly HostileRow[] =>
  fc.sample(anyHostileRow, { numRuns: count, seed: 34 })

/** The hostile rows as a relation `r` in a statement, numbered by `n`. */
export const asRelation = (rows: readonly HostileRow[]): SQL =>
  sql`(select row_number() over () as n, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as columns(json jsonb, text text, kind text, zone text, time text, weekday int, instant text, past text)) as r`

/**
 * Id of an account in the demo data. The account `customer-operator` owns the hostile rows, and `provider-admin` owns
 * all other rows.
 */
export const owner = (username: 'customer-operator' | 'provider-admin'): SQL =>
  sql`(select id from users where username = ${username})`

/** The number of rows that a `from` clause selects, including its `where` clause if it has one. */
export const countOf = (db: Database, from: SQL): Promise<number> => db.$count(from)
