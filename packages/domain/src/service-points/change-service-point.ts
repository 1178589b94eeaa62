import { type ServicePointField, type ServicePointFieldValues, servicePointFormFields } from './form-fields'
import type { SafeDefaults } from './safe-defaults.schema'
import type { ServicePointType } from './service-point.schema'
import {
  belowNewCode,
  chosenModules,
  isEditing,
  type ServicePointDraft,
  type ServicePointFacts,
  settleServicePointDraft,
} from './service-point-draft'

/** One field of the form, and the new value that the user typed or chose. */
export type ServicePointChange<F extends ServicePointField = ServicePointField> = {
  readonly [Name in F]: FieldChange<Name>
}[F]

interface FieldChange<F extends ServicePointField> {
  readonly field: F
  readonly value: ServicePointFieldValues[F]
}

/**
 * The draft of a service point after a change, with all effects on other fields. A field that can't be edited does not
 * change. A country that can't be chosen, and a module that the type may not have, are ignored. (SVP-42 to SVP-53)
 */
export const changeServicePointDraft = <F extends ServicePointField>(
  draft: ServicePointDraft,
  { field, value }: FieldChange<F>,
  facts: ServicePointFacts,
): ServicePointDraft => {
  if (servicePointFormFields(draft, facts)[field].state !== 'editable') return draft
  const changed = settleServicePointDraft(changers[field](draft, value, facts), facts)
  const isSafeNew = chosenModules(changed, facts).rv && !chosenModules(draft, facts).rv
  return isSafeNew && facts.safeDefaults !== null ? withSafeDefaults(changed, facts.safeDefaults) : changed
}

const withSafeDefaults = (
  draft: ServicePointDraft,
  { ssId, hasPassword }: SafeDefaults,
): ServicePointDraft => ({
  ...draft,
  ssId,
  backEndPassword: hasPassword ? 'default' : 'none',
})

/** The effects of changing the type of a service point. The user must confirm them first. */
export interface TypeChangeQuestion {
  readonly key: 'service-points.question.change-type'
  readonly from: ServicePointType
  readonly to: ServicePointType
  /** The fields that would be cleared. */
  readonly cleared: readonly ClearedServicePointField[]
}

const clearable = [
  'idSmartcash',
  'deviceId',
  'modules',
  'agilePickup',
  'econoCash',
  'currencies',
  'channels',
  'openChannel',
  'accountDate',
  'ssId',
  'password',
  'payment.accountId',
  'payment.locationId',
  'payment.fee',
] as const satisfies readonly ServicePointField[]

/** A field that may be cleared when another type is chosen. (SVP-54) */
export type ClearedServicePointField = (typeof clearable)[number]

/**
 * The effects that the user must confirm before the type of an existing service point changes; `undefined` for a new
 * service point, and for the current type. (SVP-54)
 */
export const typeChangeQuestion = (
  draft: ServicePointDraft,
  to: ServicePointType,
  facts: ServicePointFacts,
): TypeChangeQuestion | undefined => {
  if (!isEditing(draft) || to === draft.type) return undefined
  const changed = changeServicePointDraft(draft, { field: 'type', value: to }, facts)
  return {
    key: 'service-points.question.change-type',
    from: draft.type,
    to,
    cleared: clearable.filter((field) => isFilled(draft[field]) && !isFilled(changed[field])),
  }
}

const isFilled = (value: string | boolean | readonly unknown[]): boolean =>
  typeof value === 'boolean' ? value : value.length > 0

type Changers = {
  readonly [F in ServicePointField]: (
    draft: ServicePointDraft,
    value: ServicePointFieldValues[F],
    facts: Pick<ServicePointFacts, 'country'>,
  ) => ServicePointDraft
}

/** The change of a field that does not affect other fields. */
const plain =
  <F extends ServicePointField>(field: F) =>
  (draft: ServicePointDraft, value: ServicePointFieldValues[F]): ServicePointDraft => ({
    ...draft,
    [field]: value,
  })

/**
 * The change of a choice on which the code depends. Choosing another option clears the code and all fields below the
 * code; choosing the same option again does not.
 */
const above =
  <F extends 'subclientId' | 'sourceSystem'>(field: F) =>
  (draft: ServicePointDraft, value: ServicePointFieldValues[F]): ServicePointDraft =>
    value === draft[field] ? draft : fromCode({ ...draft, [field]: value }, '')

const changers: Changers = {
  validates: (draft, value) =>
    value === draft.validates ? draft : fromCode({ ...draft, validates: value, sourceSystem: '' }, ''),
  countryId: (draft, value, { country }) => {
    const isOffered = value === '' || country.options.some(({ id }) => String(id) === value)
    if (value === draft.countryId || !isOffered) return draft
    const below = { clientId: '', subclientId: '', sourceSystem: '' } as const
    // The template is removed, because its modules, channels and currencies belong to the former country and are not
    // available in the new one.
    return fromCode({ ...draft, template: null, countryId: value, ...below }, '')
  },
  clientId: (draft, value) =>
    value === draft.clientId ? draft : fromCode({ ...draft, clientId: value, subclientId: '' }, ''),
  subclientId: above('subclientId'),
  sourceSystem: above('sourceSystem'),
  codeSol: (draft, value) => {
    if (value === draft.codeSol) return draft
    // If the code is not looked up, typed values do not depend on it. They must not be cleared when the user corrects a
    // letter of the code.
    if (draft.validates) return fromCode(draft, value)
    const typed = { ...draft, codeSol: value, lookup: 'none' } as const
    return draft.template === null ? typed : { ...typed, ...draft.template, type: draft.type, template: null }
  },
  type: (draft, value) => (value === draft.type ? draft : { ...draft, type: value, modules: [] }),
  description: plain('description'),
  address: plain('address'),
  zone: plain('zone'),
  idSmartcash: plain('idSmartcash'),
  deviceId: plain('deviceId'),
  modules: plain('modules'),
  agilePickup: plain('agilePickup'),
  enabledReadQr: plain('enabledReadQr'),
  econoCash: plain('econoCash'),
  currencies: plain('currencies'),
  channels: plain('channels'),
  openChannel: plain('openChannel'),
  accountDate: plain('accountDate'),
  ssId: plain('ssId'),
  password: plain('password'),
  'payment.accountId': plain('payment.accountId'),
  'payment.locationId': plain('payment.locationId'),
  'payment.fee': plain('payment.fee'),
  thirdcodes: plain('thirdcodes'),
  limits: plain('limits'),
}

const fromCode = (draft: ServicePointDraft, codeSol: string): ServicePointDraft => ({
  ...draft,
  ...belowNewCode(draft),
  codeSol,
})
