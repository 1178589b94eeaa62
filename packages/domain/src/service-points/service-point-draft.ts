import type { CountryConfig } from '../country'
import { type Brand, defaultBrand } from '../kernel'
import type { CountryChoice, CurrencyLimit, LookupState, SourceSystem, ThirdCode } from '../records'
import { moduleCodes, modulesFor } from './modules'
import type { SafeDefaults } from './safe-defaults.schema'
import type { Adapter, Channel, ServicePointDetail, ServicePointType } from './service-point.schema'
import type { ServicePointLookupRequest } from './service-point-lookup.schema'

/**
 * The password that is used while the field is empty: none, the stored password of the service point, or the default
 * password in the settings of the back end. (SVP-51, SVP-58)
 */
export type BackEndPassword = 'none' | 'stored' | 'default'

/**
 * The values that a user has entered in the form of a service point. The name of each field is the path of its issues.
 * Ids are texts, which are empty if nothing is chosen.
 */
export interface ServicePointDraft {
  /** The service point that is being edited; `null` for a new one. */
  readonly record: Pick<ServicePointDetail, 'id' | 'active'> | null
  /**
   * The values that fill in the fields below a new code; `null` if the new service point is not a copy of an existing
   * one. (SVP-92)
   */
  readonly template: ServicePointTemplate | null
  /** Whether the code must be looked up in the external operations system ("validation"). */
  readonly validates: boolean
  readonly countryId: string
  readonly clientId: string
  readonly subclientId: string
  readonly sourceSystem: SourceSystem | ''
  readonly codeSol: string
  readonly lookup: LookupState
  /** The query of the current lookup; `null` if no lookup is in progress. */
  readonly asked: ServicePointLookupRequest | null
  /** Whether the description came from the external operations system, so that the user can't change it. */
  readonly isDescriptionGiven: boolean
  readonly type: ServicePointType
  readonly description: string
  readonly address: string
  /** IANA name of the time zone; empty for the time zone of the country's business day. (SVP-89) */
  readonly zone: string
  readonly idSmartcash: string
  readonly deviceId: string
  /** Ids of the chosen modules. */
  readonly modules: readonly number[]
  readonly agilePickup: boolean
  readonly econoCash: boolean
  readonly enabledReadQr: boolean
  readonly channels: readonly Channel[]
  readonly openChannel: boolean
  /** Ids of the chosen currencies. */
  readonly currencies: readonly number[]
  readonly accountDate: boolean
  readonly ssId: string
  /** The password as the user typed it; empty while the password of the back end is used. */
  readonly password: string
  readonly backEndPassword: BackEndPassword
  readonly 'payment.accountId': string
  readonly 'payment.locationId': string
  /** The fee as the user typed it. */
  readonly 'payment.fee': string
  readonly thirdcodes: readonly ThirdCode[]
  readonly limits: readonly CurrencyLimit[]
  readonly oidSol: string | null
  readonly codTypeServicepoint: string | null
  readonly descTypeServicePoint: string | null
  readonly uniqueCode: string | null
}

/**
 * The values that a new service point copies from an existing one. Values that belong to one point only are not copied.
 * (SVP-92)
 */
export type ServicePointTemplate = Pick<
  ServicePointDraft,
  | 'type'
  | 'zone'
  | 'modules'
  | 'agilePickup'
  | 'econoCash'
  | 'enabledReadQr'
  | 'channels'
  | 'openChannel'
  | 'currencies'
  | 'accountDate'
  | 'payment.fee'
  | 'limits'
>

/** The data with which a service point's draft is created, changed and validated. */
export interface ServicePointFacts {
  /** The modules that can be chosen. */
  readonly adapters: readonly Adapter[]
  readonly country: CountryChoice
  /** The settings of the chosen country. */
  readonly config: Pick<CountryConfig, 'Orders'>
  /** The defaults of a new virtual safe; `null` until they are loaded. */
  readonly safeDefaults: SafeDefaults | null
  readonly brand?: Brand | undefined
}

/** The modules in a service point's draft that add fields to the form. */
export interface ChosenModules {
  readonly pickup: boolean
  readonly deposit: boolean
  readonly rv: boolean
  readonly payment: boolean
}

const noDeposit = { channels: [], openChannel: false, currencies: [], accountDate: false }
const noSafe = { ssId: '', password: '', backEndPassword: 'none' } as const
const noPayment = { 'payment.accountId': '', 'payment.locationId': '', 'payment.fee': '' }

/** Empty values for all fields below the code, for example after the user has typed another code. */
export const emptyRecord = {
  lookup: 'none',
  asked: null,
  isDescriptionGiven: false,
  description: '',
  address: '',
  zone: '',
  idSmartcash: '',
  deviceId: '',
  modules: [],
  agilePickup: false,
  econoCash: false,
  enabledReadQr: false,
  ...noDeposit,
  ...noSafe,
  ...noPayment,
  thirdcodes: [],
  limits: [],
  oidSol: null,
  codTypeServicepoint: null,
  descTypeServicePoint: null,
  uniqueCode: null,
} as const satisfies Partial<ServicePointDraft>

/**
 * The initial type of a new service point. It is `SOL` if the code must be looked up in the external operations system.
 */
export const initialType = (validates: boolean): ServicePointType => (validates ? 'SOL' : 'CASHTODAY')

/**
 * The values of all fields below the code in the form of a new service point: the values of the template, or empty
 * values if no template is chosen. (SVP-92)
 */
export const belowNewCode = ({ validates, template }: Pick<ServicePointDraft, 'validates' | 'template'>) => ({
  ...emptyRecord,
  ...template,
  type: (validates ? template?.type : undefined) ?? initialType(validates),
})

/**
 * The initial values in the form of a new service point. The service point is active and has the type `SOL`. Its code
 * must be looked up in the external operations system. The country is chosen if the user has only one. (SVP-30)
 */
export const emptyServicePointDraft = ({
  country,
}: Pick<ServicePointFacts, 'country'>): ServicePointDraft => ({
  record: null,
  template: null,
  validates: true,
  countryId: country.preselected,
  clientId: '',
  subclientId: '',
  sourceSystem: '',
  codeSol: '',
  type: initialType(true),
  ...emptyRecord,
})

/** Whether a draft belongs to an existing service point and not to a new one. (SVP-31) */
export const isEditing = ({ record }: Pick<ServicePointDraft, 'record'>): boolean => record !== null

/**
 * The modules in a service point's draft that add fields to the form. The deposit module and the virtual safe need a
 * device. A `SOL` point has no device, so for such a point these two are false even if they are chosen. (SVP-46)
 */
export const chosenModules = (
  { type, modules }: Pick<ServicePointDraft, 'type' | 'modules'>,
  { adapters, brand = defaultBrand }: Pick<ServicePointFacts, 'adapters' | 'brand'>,
): ChosenModules => {
  const codes = moduleCodes(brand)
  const chosen = new Set(adapters.filter(({ id }) => modules.includes(id)).map(({ code }) => code))
  const hasDevice = type === 'CASHTODAY'
  return {
    pickup: chosen.has(codes.pickup),
    deposit: hasDevice && chosen.has(codes.deposit),
    rv: hasDevice && chosen.has(codes.rv),
    payment: chosen.has(codes.payment),
  }
}

/**
 * Id of the currency that can't be removed: the main currency of the country, if the draft has a deposit module.
 * `undefined` without that module, or if the country has no main currency. (SVP-48, SVP-49)
 */
export const lockedCurrencyId = (
  draft: Pick<ServicePointDraft, 'type' | 'modules' | 'countryId'>,
  facts: Pick<ServicePointFacts, 'adapters' | 'brand' | 'country'>,
): number | undefined =>
  chosenModules(draft, facts).deposit
    ? facts.country.options.find(({ id }) => String(id) === draft.countryId)?.mainCurrency?.id
    : undefined

/**
 * A service point's draft after the rules about dependent fields. Values that its type and modules can't have are
 * removed, and the main currency is added if there is a deposit module. Applying the rules a second time changes
 * nothing. (SVP-44 to SVP-53)
 */
export const settleServicePointDraft = (
  draft: ServicePointDraft,
  facts: ServicePointFacts,
): ServicePointDraft => {
  const { type } = draft
  const allowed = new Set(modulesFor(type, facts.adapters, facts.brand).map(({ id }) => id))
  const modules = [...new Set(draft.modules)].filter((id) => allowed.has(id))
  const { pickup, deposit, rv, payment } = chosenModules({ type, modules }, facts)
  const locked = lockedCurrencyId({ ...draft, modules }, facts)
  return {
    ...draft,
    ...(type === 'SOL' ? { idSmartcash: '', deviceId: '' } : { econoCash: false }),
    modules,
    agilePickup: draft.agilePickup && pickup,
    ...(deposit
      ? { currencies: [...new Set([...(locked === undefined ? [] : [locked]), ...draft.currencies])] }
      : noDeposit),
    ...(rv ? {} : noSafe),
    ...(payment ? {} : noPayment),
  }
}
