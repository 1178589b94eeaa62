import { match } from 'ts-pattern'
import { type ServicePointField, type ServicePointFieldValues, servicePointFormFields } from './form-fields'
import type { ServicePointType } from './service-point.schema'
import {
  chosenModules,
  emptyRecord,
  initialType,
  isEditing,
  type ServicePointDraft,
  type ServicePointFacts,
  settleServicePointDraft,
} from './service-point-draft'

/** One field and what was typed or chosen there. */
export type ServicePointChange = {
  readonly [F in ServicePointField]: { readonly field: F; readonly value: ServicePointFieldValues[F] }
}[ServicePointField]

/**
 * The draft after a change, with everything that depends on the changed field. A field that can't be edited now takes
 * no change, and what is not on offer (a country, a module that the type may not have) is left out. (SVP-42 to SVP-53)
 */
export const changeServicePointDraft = (
  draft: ServicePointDraft,
  change: ServicePointChange,
  facts: ServicePointFacts,
): ServicePointDraft => {
  if (servicePointFormFields(draft, facts)[change.field].state !== 'editable') return draft
  const changed = settleServicePointDraft(withChange(draft, change, facts), facts)
  const isSafeNew = chosenModules(changed, facts).rv && !chosenModules(draft, facts).rv
  return isSafeNew ? { ...changed, ...facts.safeDefaults } : changed
}

/** What a change of type would do to a record, to be asked before it is done. */
export interface TypeChangeQuestion {
  readonly key: 'service-points.question.change-type'
  readonly from: ServicePointType
  readonly to: ServicePointType
  /** Fields that hold something now and would hold nothing. */
  readonly cleared: readonly ServicePointField[]
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
] as const satisfies readonly ServicePointField[]

const clearablePayment = ['accountId', 'locationId', 'fee'] as const

/** What to confirm before the type of an edited record changes; nothing while adding or for the type it has. (SVP-54) */
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
    cleared: [
      ...clearable.filter((field) => isFilled(draft[field]) && !isFilled(changed[field])),
      ...clearablePayment
        .filter((field) => isFilled(draft.payment[field]) && !isFilled(changed.payment[field]))
        .map((field) => `payment.${field}` as const),
    ],
  }
}

const isFilled = (value: string | boolean | readonly unknown[]): boolean =>
  typeof value === 'boolean' ? value : value.length > 0

const withChange = (
  draft: ServicePointDraft,
  change: ServicePointChange,
  { country }: ServicePointFacts,
): ServicePointDraft =>
  match(change)
    .returnType<ServicePointDraft>()
    .with({ field: 'validates' }, ({ value }) => {
      if (value === draft.validates) return draft
      return fromCode({ ...draft, validates: value, sourceSystem: '' }, '')
    })
    .with({ field: 'countryId' }, ({ value }) => {
      const isOffered = value === '' || country.options.some(({ id }) => String(id) === value)
      if (value === draft.countryId || !isOffered) return draft
      const below = { clientId: '', subclientId: '', sourceSystem: '' } as const
      return fromCode({ ...draft, countryId: value, ...below }, '')
    })
    .with({ field: 'clientId' }, ({ value }) => {
      if (value === draft.clientId) return draft
      return fromCode({ ...draft, clientId: value, subclientId: '' }, '')
    })
    .with({ field: 'subclientId' }, { field: 'sourceSystem' }, ({ field, value }) => {
      if (value === draft[field]) return draft
      return fromCode({ ...draft, [field]: value }, '')
    })
    .with({ field: 'codeSol' }, ({ value }) => {
      if (value === draft.codeSol) return draft
      // What was typed by hand does not come from the code: correcting a letter must not lose it.
      return draft.validates ? fromCode(draft, value) : { ...draft, codeSol: value }
    })
    .with({ field: 'type' }, ({ value }) =>
      value === draft.type ? draft : { ...draft, type: value, modules: [] },
    )
    .with({ field: 'payment.accountId' }, ({ value }) => ({
      ...draft,
      payment: { ...draft.payment, accountId: value },
    }))
    .with({ field: 'payment.locationId' }, ({ value }) => ({
      ...draft,
      payment: { ...draft.payment, locationId: value },
    }))
    .with({ field: 'payment.fee' }, ({ value }) => ({ ...draft, payment: { ...draft.payment, fee: value } }))
    .with(
      { field: 'description' },
      { field: 'address' },
      { field: 'idSmartcash' },
      { field: 'deviceId' },
      { field: 'modules' },
      { field: 'agilePickup' },
      { field: 'enabledReadQr' },
      { field: 'econoCash' },
      { field: 'currencies' },
      { field: 'channels' },
      { field: 'openChannel' },
      { field: 'accountDate' },
      { field: 'ssId' },
      { field: 'password' },
      { field: 'thirdcodes' },
      { field: 'limits' },
      ({ field, value }) => ({ ...draft, [field]: value }),
    )
    .exhaustive()

const fromCode = (draft: ServicePointDraft, codeSol: string): ServicePointDraft => ({
  ...draft,
  ...emptyRecord,
  codeSol,
  type: initialType(draft.validates),
})
