import { zonedCountryCodes } from '@remesa/domain/country'
import { type Locale, sortByName } from '@remesa/domain/kernel'
import { type SQL, sql } from 'drizzle-orm'
import { countries } from '../db/schema'

/** The name of a country in a language. */
export const countryNameIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code

/**
 * The position of a country in the alphabetical order of all country names in a language. The names are not stored in
 * the database. (KRN-32)
 */
export const countryOrder = (locale: Locale): SQL => {
  const nameOf = (code: string) => countryNameIn(locale, code)
  const sorted = sortByName(zonedCountryCodes, nameOf, locale)
  return sql`array_position(string_to_array(${sorted.join(' ')}, ' '), ${countries.code})`
}
