import type { CountryCode } from './countries.seed'
import type { CurrencyCode } from './currencies.seed'

/**
 * The module catalogue. It contains the five modules of `requestTypes`, the portal's own module, and the modules of
 * deposit devices.
 */
export const seedAdapters = [
  { id: 1, code: 'sol_customer', name: 'Sol Customer', assignable: true },
  { id: 2, code: 'deposit', name: 'Smartcash Deposit', assignable: true },
  { id: 3, code: 'issues', name: 'Smartcash Issues', assignable: true },
  { id: 4, code: 'balances', name: 'Smartcash Balances', assignable: true },
  { id: 5, code: 'accreditations', name: 'Smartcash Accreditations', assignable: true },
  { id: 6, code: 'pickup', name: 'Sol Customer Pickup', assignable: true },
  { id: 7, code: 'delivery', name: 'Sol Customer Delivery', assignable: true },
  { id: 8, code: 'delivery-exchange', name: 'Sol Customer Delivery Exchange', assignable: true },
  { id: 9, code: 'assistance-service', name: 'Sol Customer Assistance', assignable: true },
  { id: 10, code: 'supply-material-service', name: 'Sol Customer Supply Material', assignable: true },
  { id: 11, code: 'rv', name: 'Smartcash Virtual Safe', assignable: true },
  { id: 12, code: 'remesapay', name: 'Smartcash Payment', assignable: true },
] as const

export type AdapterCode = (typeof seedAdapters)[number]['code']

export interface SeedPoint {
  readonly name: string
  readonly address: string
  /** IANA time zone of the point, if it differs from the country's time zone. */
  readonly zone?: string
  readonly adapters: readonly AdapterCode[]
  readonly agilePickup?: true
  readonly econoCash?: true
  readonly inactive?: true
  /**
   * Whether the service point was entered by hand. The operations system does not know this point, so calls about its
   * orders use its id in the portal.
   */
  readonly manual?: true
  /** The deposit device of the point. A point with a device has the type CASHTODAY. */
  readonly device?: {
    readonly id: string
    readonly openChannel: boolean
    readonly accountDate: boolean
    readonly channels: readonly string[]
    readonly currencies: readonly CurrencyCode[]
  }
  /** Highest permitted totals of one order, in whole units of each currency. */
  readonly limits?: Readonly<Partial<Record<CurrencyCode, number>>>
}

export interface SeedSubclient {
  readonly name: string
  readonly delegation: string
  readonly points: readonly SeedPoint[]
}

export interface SeedClient {
  readonly name: string
  readonly country: CountryCode
  readonly inactive?: true
  readonly subclients: readonly SeedSubclient[]
}
