import type { CountryConfig } from '@remesa/domain/country'
import { placeTimeZone } from '@remesa/domain/country'
import type { Locale } from '@remesa/domain/kernel'
import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { countryFields, readConfig, toCountry } from '../db/country-settings'
import type { Database } from '../db/database'
import { jsonRowText, parseJsonRow, preparedQuery } from '../db/embedded'
import { countries, currencies, customerCurrencies } from '../db/schema'
import { memoize } from '../kernel/memoize'
import { countryOrder } from './country-name'

/** The settings and the time zone of a country, which handlers need. */
export interface CountryFacts {
  readonly id: number
  readonly code: string
  readonly config: CountryConfig
  readonly timeZone: string
}

const factsShape = { ...countryFields, settings: { config: countries.config } }

/**
 * The settings of a country, parsed from the text of its row. They are cached by this text, because parsing takes a
 * while.
 */
const factsOf = memoize((text): CountryFacts => {
  const { settings, ...row } = parseJsonRow(factsShape, text)
  const { id, code } = row.country
  return { id, code, config: readConfig({ ...row, ...settings }), timeZone: placeTimeZone(code) }
})

const factsQuery = preparedQuery((db) =>
  db
    .select({ text: jsonRowText(factsShape) })
    .from(countries)
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .where(eq(countries.code, sql.placeholder('code')))
    .prepare('country'),
)

/** The country with a code; `undefined` if there is no such country. */
export const findCountry = async (db: Database, code: string): Promise<CountryFacts | undefined> => {
  const [row] = await factsQuery(db).execute({ code })
  return row && factsOf(row.text)
}

interface PageRange {
  readonly limit: number
  readonly offset: number
}

/** One page of countries sorted by name, and the number of countries on all pages. */
export const listCountries = async (
  db: Database,
  condition: SQL | undefined,
  { limit, offset, locale }: PageRange & { readonly locale: Locale },
) => {
  const rows = await db
    .select(countryFields)
    .from(countries)
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .where(condition)
    .orderBy(countryOrder(locale), asc(countries.id))
    .limit(limit)
    .offset(offset)
  const [total] = await db.select({ value: count() }).from(countries).where(condition)
  return { content: rows.map(toCountry), totalElements: total?.value ?? 0 }
}

/** One page of the currency catalogue, sorted by code. */
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
