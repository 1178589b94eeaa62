import { type Issue, parseWith, type Result } from '../kernel'
import { CountryConfig } from './country-config.schema'

/** CTY-1. The settings of a country with every default filled in, or the places that are not what they have to be. */
export const parseCountryConfig = (raw: unknown): Result<CountryConfig, readonly Issue[]> =>
  parseWith(CountryConfig, raw)

/** CTY-10. Settings with every area switched off: what stands in when the settings of a country can't be had. */
export const disabledCountryConfig = (country: {
  readonly id: number
  readonly code: string
  readonly name?: string | undefined
}): CountryConfig =>
  CountryConfig.parse({ id: country.id, code: country.code || '-', name: country.name ?? country.code })
