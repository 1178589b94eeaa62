import type { CurrencyCode } from './currencies.seed'

export type CountryCode = 'ES' | 'PT' | 'DE' | 'PE' | 'BR' | 'CO'

export interface SeedCountry {
  readonly id: number
  readonly code: CountryCode
  readonly name: string
  /** The currencies of the country, the main one first. */
  readonly currencies: readonly [CurrencyCode, ...CurrencyCode[]]
  /**
   * Number of the country's first order. The ranges of the countries differ, so that no number occurs in two countries.
   */
  readonly firstOrderNumber: number
}

/** Countries of the demo data. */
export const seedCountries: readonly SeedCountry[] = [
  {
    id: 1,
    code: 'ES',
    name: 'España',
    currencies: ['EUR', 'USD'],
    firstOrderNumber: 10_001,
  },
  {
    id: 2,
    code: 'PT',
    name: 'Portugal',
    currencies: ['EUR'],
    firstOrderNumber: 20_000_001,
  },
  {
    id: 3,
    code: 'DE',
    name: 'Deutschland',
    currencies: ['EUR', 'USD'],
    firstOrderNumber: 30_000_001,
  },
  {
    id: 4,
    code: 'PE',
    name: 'Perú',
    currencies: ['PEN', 'USD'],
    firstOrderNumber: 40_000_001,
  },
  {
    id: 5,
    code: 'BR',
    name: 'Brasil',
    currencies: ['BRL', 'USD'],
    firstOrderNumber: 50_000_001,
  },
  {
    id: 6,
    code: 'CO',
    name: 'Colombia',
    currencies: ['COP'],
    firstOrderNumber: 60_000_001,
  },
]
