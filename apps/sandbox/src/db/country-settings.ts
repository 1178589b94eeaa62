import { type CountryConfig, parseCountryConfig } from '@remesa/domain/country'
import { countries, currencies } from './schema'

/** Columns of a country and of its main currency. The query has to join `currencies` on `mainCurrencyId`. */
export const countryFields = {
  country: { id: countries.id, code: countries.code, name: countries.name },
  currency: { id: currencies.id, code: currencies.code, symbol: currencies.symbol },
}

/** A row with the columns of `countryFields`. */
export interface CountryFieldsRow {
  readonly country: { readonly id: number; readonly code: string; readonly name: string }
  readonly currency: { readonly id: number; readonly code: string; readonly symbol: string }
}

/** A country as the API sends it. */
export const toCountry = ({ country, currency }: CountryFieldsRow) => ({
  ...country,
  mainCurrency: { ...currency },
})

/**
 * The settings of a country. A setting that is not stored has its default.
 *
 * @throws Error if stored settings do not match the schema, which is a mistake of the operator.
 */
export const readConfig = (
  row: CountryFieldsRow & { readonly config: Record<string, unknown> },
): CountryConfig => {
  const parsed = parseCountryConfig({ ...row.config, ...toCountry(row) })
  if (parsed.ok) return parsed.value
  const paths = parsed.error.map(({ path }) => path).join(', ')
  throw new Error(`[country] the stored settings of ${row.country.code} do not fit at ${paths}`)
}
