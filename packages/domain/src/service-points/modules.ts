import { type Brand, defaultBrand } from '../kernel'
import type { Adapter, ServicePoint, ServicePointType } from './service-point.schema'

/** Kinds of service that a service point can have, by the codes of their modules. (SVP-3) */
export const serviceKinds = [
  'delivery',
  'delivery-exchange',
  'pickup',
  'assistance-service',
  'supply-material-service',
  'sol_customer',
  'deposit',
] as const
/** One of those kinds. */
export type ServiceKind = (typeof serviceKinds)[number]

/** Proper names of the modules of the portal itself, by code. They are not translated. (SVP-11) */
export const assignableAdapterLabels: readonly { readonly code: string; readonly label: string }[] = [
  { code: 'sol_customer', label: 'Sol Customer' },
  { code: 'deposit', label: 'Smartcash Deposit' },
  { code: 'issues', label: 'Smartcash Issues' },
  { code: 'balances', label: 'Smartcash Balances' },
  { code: 'accreditations', label: 'Smartcash Accreditations' },
]

/** Codes of the modules on which other fields of the form depend. */
export interface ModuleCodes {
  readonly pickup: string
  readonly deposit: string
  /** The virtual safe. */
  readonly rv: string
  /** The provider's own payment service. */
  readonly payment: string
}

/** Codes of the modules that bring fields along; the one of the payment service is the brand's. (SVP-10) */
export const moduleCodes = (brand: Brand = defaultBrand): ModuleCodes => ({
  pickup: 'pickup',
  deposit: 'deposit',
  rv: 'rv',
  payment: brand.paymentAdapterCode,
})

const nameParts: Readonly<Record<ServicePointType, string>> = { SOL: 'sol customer', CASHTODAY: 'smartcash' }

/**
 * The modules of a catalogue that a type may have, in their order: for `SOL` those whose name contains "Sol Customer",
 * for `CASHTODAY` those whose name contains "Smartcash" and the brand's payment service. The case of names does not
 * matter, that of codes does. (SVP-12, SVP-13)
 */
export const modulesFor = (
  type: ServicePointType,
  adapters: readonly Adapter[],
  brand: Brand = defaultBrand,
): readonly Adapter[] =>
  adapters.filter(
    ({ name, code }) =>
      name.toLowerCase().includes(nameParts[type]) ||
      (type === 'CASHTODAY' && code === brand.paymentAdapterCode),
  )

/**
 * The catalogue together with the modules that a record has and the catalogue no longer lists, so that editing the
 * record does not lose them. They come last; of a module that is in both, the catalogue's entry counts. (SVP-14)
 */
export const offeredAdapters = (
  catalogue: readonly Adapter[],
  record: Pick<ServicePoint, 'adapters'>,
): readonly Adapter[] => [
  ...catalogue,
  ...record.adapters.filter(({ id }) => !catalogue.some((listed) => listed.id === id)),
]

/**
 * Modules of a record that its type may not have, by which an edited record differs from the stored one before anything
 * is typed. (SVP-14)
 */
export const modulesLeftOut = (
  record: Pick<ServicePoint, 'type' | 'adapters'>,
  brand: Brand = defaultBrand,
): readonly Adapter[] => {
  const allowed = modulesFor(record.type, record.adapters, brand)
  return record.adapters.filter((adapter) => !allowed.includes(adapter))
}
