import { type Brand, defaultBrand } from '../kernel'
import type { Adapter, ServicePoint, ServicePointType } from './service-point.schema'

/** The names of the portal's own modules, by code. These names are not translated. (SVP-11) */
export const assignableAdapterLabels: readonly { readonly code: string; readonly label: string }[] = [
  { code: 'sol_customer', label: 'Sol Customer' },
  { code: 'deposit', label: 'Smartcash Deposit' },
  { code: 'issues', label: 'Smartcash Issues' },
  { code: 'balances', label: 'Smartcash Balances' },
  { code: 'accreditations', label: 'Smartcash Accreditations' },
]

/** The codes of the modules that add fields to the form. */
export interface ModuleCodes {
  readonly pickup: string
  readonly deposit: string
  /** Code of the virtual safe. */
  readonly rv: string
  /** Code of the provider's own payment service. */
  readonly payment: string
}

/** The codes of the modules that add fields to the form. The brand decides the code of the payment service. (SVP-10) */
export const moduleCodes = (brand: Brand = defaultBrand): ModuleCodes => ({
  pickup: 'pickup',
  deposit: 'deposit',
  rv: 'rv',
  payment: brand.paymentAdapterCode,
})

const nameParts: Readonly<Record<ServicePointType, string>> = { SOL: 'sol customer', CASHTODAY: 'smartcash' }

/**
 * The modules of a catalogue that a type of service point may have, in the order of the catalogue. `SOL` may have
 * modules whose name contains "Sol Customer". `CASHTODAY` may have modules whose name contains "Smartcash", and the
 * brand's payment service. Names are compared without regard to upper and lower case; codes must be equal. (SVP-12,
 * SVP-13)
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
 * The modules that can be chosen in the form of an existing service point: the modules of the catalogue, then the
 * point's modules that the catalogue no longer contains. Saving the point therefore does not remove a module. A module
 * that is also in the catalogue has the name from the catalogue. (SVP-14)
 */
export const offeredAdapters = (
  catalogue: readonly Adapter[],
  record: Pick<ServicePoint, 'adapters'>,
): readonly Adapter[] => [
  ...catalogue,
  ...record.adapters.filter(({ id }) => !catalogue.some((listed) => listed.id === id)),
]

/**
 * The modules of a service point that its type may not have. The form omits these modules. The form therefore differs
 * from the stored service point even before the user changes anything. (SVP-14)
 */
export const modulesLeftOut = (
  record: Pick<ServicePoint, 'type' | 'adapters'>,
  brand: Brand = defaultBrand,
): readonly Adapter[] => {
  const allowed = modulesFor(record.type, record.adapters, brand)
  return record.adapters.filter((adapter) => !allowed.includes(adapter))
}
