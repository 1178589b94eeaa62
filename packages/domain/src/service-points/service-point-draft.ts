import type { CountryConfig } from '../country'
import { type Brand, defaultBrand } from '../kernel'
import type { CountryChoice, CurrencyLimit, LookupState, SourceSystem, ThirdCode } from '../records'
import { moduleCodes, modulesFor } from './modules'
import type { SafeDefaults } from './safe-defaults.schema'
import type { Adapter, Channel, ServicePointDetail, ServicePointType } from './service-point.schema'
import type { ServicePointLookupRequest } from './service-point-lookup.schema'

/**
 * The password that an empty field means: none, the stored one of the record, or the default of the settings.
 * (SVP-51, SVP-58)
 */
export type BackEndPassword = 'none' | 'stored' | 'default'

/**
 * A service point while it is added or edited, each field by the path of its issues. Ids are texts, empty without a
 * choice.
 */
export interface ServicePointDraft {
  /** The record that is edited; `null` while one is added. */
  readonly record: Pick<ServicePointDetail, 'id' | 'active'> | null
  /** The values with which a new code begins in place of the empty ones; `null` without a point to be like. (SVP-92) */
  readonly template: ServicePointTemplate | null
  /** Whether the code is looked up in the external operations system. */
  readonly validates: boolean
  readonly countryId: string
  readonly clientId: string
  readonly subclientId: string
  readonly sourceSystem: SourceSystem | ''
  readonly codeSol: string
  readonly lookup: LookupState
  /** The lookup that is running, if any. */
  readonly asked: ServicePointLookupRequest | null
  /** Whether the description came from the external operations system and can't be changed. */
  readonly isDescriptionGiven: boolean
  readonly type: ServicePointType
  readonly description: string
  readonly address: string
  /** IANA name; empty for the zone of the country's business day. (SVP-89) */
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
  /** The typed password; empty while the password of the back end is used. */
  readonly password: string
  readonly backEndPassword: BackEndPassword
  readonly 'payment.accountId': string
  readonly 'payment.locationId': string
  /** The fee as typed. */
  readonly 'payment.fee': string
  readonly thirdcodes: readonly ThirdCode[]
  readonly limits: readonly CurrencyLimit[]
  readonly oidSol: string | null
  readonly codTypeServicepoint: string | null
  readonly descTypeServicePoint: string | null
  readonly uniqueCode: string | null
}

/** The values that a new point takes over from another one: none of them belongs to one point alone. (SVP-92) */
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

/** The facts with which a draft is created, changed and validated. */
export interface ServicePointFacts {
  /** All modules on offer; others can't be chosen. */
  readonly adapters: readonly Adapter[]
  readonly country: CountryChoice
  /** Settings of the chosen country. */
  readonly config: Pick<CountryConfig, 'Orders'>
  /** The default settings of a new safe; `null` until they are loaded. */
  readonly safeDefaults: SafeDefaults | null
  readonly brand?: Brand | undefined
}

/** The modules of a draft on which other fields depend. */
export interface ChosenModules {
  readonly pickup: boolean
  readonly deposit: boolean
  readonly rv: boolean
  readonly payment: boolean
}

const noDeposit = { channels: [], openChannel: false, currencies: [], accountDate: false }
const noSafe = { ssId: '', password: '', backEndPassword: 'none' } as const
const noPayment = { 'payment.accountId': '', 'payment.locationId': '', 'payment.fee': '' }

/** Everything below the code, with the values of a new code. */
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

/** The type of a new service point: `SOL` only with validation. */
export const initialType = (validates: boolean): ServicePointType => (validates ? 'SOL' : 'CASHTODAY')

/** Everything below a new code: the values of the template, the empty ones without it. (SVP-92) */
export const belowNewCode = ({ validates, template }: Pick<ServicePointDraft, 'validates' | 'template'>) => ({
  ...emptyRecord,
  ...template,
  type: (validates ? template?.type : undefined) ?? initialType(validates),
})

/**
 * An unused form: with validation, of type `SOL`, active, and in the user's only country if the user has just
 * one. (SVP-30)
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

/** Whether a draft changes an existing record. (SVP-31) */
export const isEditing = ({ record }: Pick<ServicePointDraft, 'record'>): boolean => record !== null

/**
 * The modules of a draft that bring additional fields. Deposit and virtual safe need a device, so that a `SOL` point
 * has neither, regardless of the names of its modules. (SVP-46)
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
 * Id of the currency that can't be unselected: the main currency of the country, if the draft has a deposit
 * module. `undefined` without this module, or if the country has no main currency. (SVP-48, SVP-49)
 */
export const lockedCurrencyId = (
  draft: Pick<ServicePointDraft, 'type' | 'modules' | 'countryId'>,
  facts: Pick<ServicePointFacts, 'adapters' | 'brand' | 'country'>,
): number | undefined =>
  chosenModules(draft, facts).deposit
    ? facts.country.options.find(({ id }) => String(id) === draft.countryId)?.mainCurrency?.id
    : undefined

/**
 * The draft without the values that its type and modules can't have, and with the main currency if it has a
 * deposit module. Settling a draft twice equals settling it once. (SVP-44 to SVP-53)
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
