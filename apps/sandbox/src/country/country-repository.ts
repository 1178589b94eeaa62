import { type CountryConfig, countryTimeZone, parseCountryConfig } from '@remesa/domain/country'
import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { remembering } from '../api/remember'
import { builtOnce } from '../db/built-once'
import type { Database } from '../db/database'
import { jsonRowText, parseJsonRow } from '../db/json-rows'
import { countries, currencies, customerCurrencies } from '../db/schema'

/** Columns of a country and of its main currency; queries join `currencies` on `mainCurrencyId`. */
export const countryFields = {
  country: { id: countries.id, code: countries.code, name: countries.name },
  currency: { id: currencies.id, code: currencies.code, symbol: currencies.symbol },
}

/** A row of `countryFields`. */
export interface CountryFieldsRow {
  readonly country: { readonly id: number; readonly code: string; readonly name: string }
  readonly currency: { readonly id: number; readonly code: string; readonly symbol: string }
}

/** A country as the wire has it. */
export const toCountry = ({ country, currency }: CountryFieldsRow) => ({
  ...country,
  mainCurrency: { ...currency },
})

/**
 * A country's settings with every default filled in. Settings in the database that do not fit are a fault of the
 * operator.
 */
export const readConfig = (
  row: CountryFieldsRow & { readonly config: Record<string, unknown> },
): CountryConfig => {
  const parsed = parseCountryConfig({ ...row.config, ...toCountry(row) })
  if (parsed.ok) return parsed.value
  const paths = parsed.error.map(({ path }) => path).join(', ')
  throw new Error(`[country] the stored settings of ${row.country.code} do not fit at ${paths}`)
}

/** A country as handlers use it: its settings and the zone of its days. */
export interface CountryFacts {
  readonly id: number
  readonly code: string
  readonly config: CountryConfig
  readonly timeZone: string
}

const factsShape = { ...countryFields, settings: { config: countries.config } }

/** What follows from the row of a country: the same text means the same settings, which take a while to check. */
const factsOf = remembering((text): CountryFacts => {
  const { settings, ...row } = parseJsonRow(factsShape, text)
  const { id, code } = row.country
  return { id, code, config: readConfig({ ...row, ...settings }), timeZone: countryTimeZone(code) }
})

const factsQuery = builtOnce((db) =>
  db
    .select({ text: jsonRowText(factsShape) })
    .from(countries)
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .where(eq(countries.code, sql.placeholder('code')))
    .prepare('country'),
)

/** The country of a code; nothing when there is none. */
export const findCountry = async (db: Database, code: string): Promise<CountryFacts | undefined> => {
  const [row] = await factsQuery(db).execute({ code })
  return row && factsOf(row.text)
}

interface PageRange {
  readonly limit: number
  readonly offset: number
}

/** One page of countries by name, and how many there are in all pages. */
export const listCountries = async (
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: PageRange,
) => {
  const rows = await db
    .select(countryFields)
    .from(countries)
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .where(condition)
    .orderBy(asc(countries.name), asc(countries.id))
    .limit(limit)
    .offset(offset)
  const [total] = await db.select({ value: count() }).from(countries).where(condition)
  return { content: rows.map(toCountry), totalElements: total?.value ?? 0 }
}

/** One page of the currency catalogue by code. */
export const listCurrencies = async (
  db: Database,
  { limit, offset, direction }: PageRange & { readonly direction: 'ASC' | 'DESC' },
) => {
  const content = await db
    .select()
    .from(currencies)
    .orderBy(direction === 'DESC' ? desc(currencies.code) : asc(currencies.code))
    .limit(limit)
    .offset(offset)
  const [total] = await db.select({ value: count() }).from(currencies)
  return {
    content: content.map((currency) => ({ ...currency, isoCode: currency.code })),
    totalElements: total?.value ?? 0,
  }
}

/** Currencies that the customers of a country may use in orders, the main one first. */
export const listCustomerCurrencies = async (db: Database, countryId: number) => {
  const rows = await db
    .select({ currency: currencies, main: customerCurrencies.main })
    .from(customerCurrencies)
    .innerJoin(currencies, eq(currencies.id, customerCurrencies.currencyId))
    .where(eq(customerCurrencies.countryId, countryId))
    .orderBy(desc(customerCurrencies.main), asc(currencies.code))
  return rows.map(({ currency, main }) => ({
    currencyId: String(currency.id),
    isoCode: currency.code,
    symbol: currency.symbol,
    description: currency.description,
    mainCurrency: main,
  }))
}
