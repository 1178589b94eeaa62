import { type Issue, parseWith, type Result } from '../kernel'
import { CountryConfig } from './country-config.schema'

/**
 * The settings of a country with all default values, or an issue for each invalid value. (CTY-1)
 * @example
 * ```ts
 * const settings = parseCountryConfig({ id: 1, code: 'ES', name: 'España' })
 * if (settings.ok) settings.value.Orders.Enabled // false
 * parseCountryConfig({ id: 1 }).ok // false
 * ```
 */
export const parseCountryConfig = (raw: unknown): Result<CountryConfig, readonly Issue[]> =>
  parseWith(CountryConfig, raw)

/** Settings in which every area is switched off, for a country whose settings can't be loaded. (CTY-10) */
export const disabledCountryConfig = (country: {
  readonly id: number
  readonly code: string
  readonly name?: string | undefined
}): CountryConfig =>
  CountryConfig.parse({ id: country.id, code: country.code || '-', name: country.name ?? country.code })
