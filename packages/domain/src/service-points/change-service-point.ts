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
): ServicePointDraft => {
  switch (change.field) {
    case 'validates':
      if (change.value === draft.validates) return draft
      return fromCode({ ...draft, validates: change.value, sourceSystem: '' }, '')
    case 'countryId': {
      const isOffered = change.value === '' || country.options.some(({ id }) => String(id) === change.value)
      if (change.value === draft.countryId || !isOffered) return draft
      const below = { clientId: '', subclientId: '', sourceSystem: '' } as const
      return fromCode({ ...draft, countryId: change.value, ...below }, '')
    }
    case 'clientId':
      if (change.value === draft.clientId) return draft
      return fromCode({ ...draft, clientId: change.value, subclientId: '' }, '')
    case 'subclientId':
    case 'sourceSystem':
      if (change.value === draft[change.field]) return draft
      return fromCode({ ...draft, [change.field]: change.value }, '')
    case 'codeSol':
      if (change.value === draft.codeSol) return draft
      // What was typed by hand does not come from the code: correcting a letter must not lose it.
      return draft.validates ? fromCode(draft, change.value) : { ...draft, codeSol: change.value }
    case 'type':
      return change.value === draft.type ? draft : { ...draft, type: change.value, modules: [] }
    case 'payment.accountId':
      return { ...draft, payment: { ...draft.payment, accountId: change.value } }
    case 'payment.locationId':
      return { ...draft, payment: { ...draft.payment, locationId: change.value } }
    case 'payment.fee':
      return { ...draft, payment: { ...draft.payment, fee: change.value } }
    default:
      return { ...draft, [change.field]: change.value }
  }
}

const fromCode = (draft: ServicePointDraft, codeSol: string): ServicePointDraft => ({
  ...draft,
  ...emptyRecord,
  codeSol,
  type: initialType(draft.validates),
})
