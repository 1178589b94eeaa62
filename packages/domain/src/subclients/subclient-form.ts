import { match } from 'ts-pattern'
import { type CountryChoice, type FieldState, isCodeFieldOpen, isCodeSettled } from '../records'
import { canLookUpSubclient, codeContext, type SubclientDraft, unsettled } from './subclient-draft'

/** The fields of the form that a user changes, in its order. */
export const subclientFields = [
  'validates',
  'countryId',
  'client',
  'sourceSystem',
  'codeSol',
  'description',
  'delegation',
  'idSmartcash',
  'thirdcodes',
  'limits',
] as const satisfies readonly (keyof SubclientDraft)[]
/** A field of the form of a center, by the path of its draft. */
export type SubclientField = (typeof subclientFields)[number]

/** One change of the form. */
export type SubclientDraftChange = {
  readonly [F in SubclientField]: { readonly field: F; readonly value: SubclientDraft[F] }
}[SubclientField]

/**
 * How each field of the form stands; `search` is the button beside the code. The country shows to administrators alone,
 * who may still have only one. (SUB-12 to SUB-15)
 */
export const subclientFormFields = (
  draft: SubclientDraft,
  country: Pick<CountryChoice, 'shown' | 'disabled'>,
): Readonly<Record<SubclientField | 'search', FieldState>> => {
  const adding = draft.record === null
  const settled = !adding || isCodeSettled(draft)
  const whenAdding = (enabled: boolean): FieldState =>
    adding ? (enabled ? 'editable' : 'disabled') : 'hidden'
  const whenSettled = settled ? 'editable' : 'hidden'
  return {
    validates: whenAdding(true),
    countryId: country.shown ? whenAdding(!country.disabled) : 'hidden',
    client: whenAdding(draft.countryId !== ''),
    sourceSystem: draft.validates ? whenAdding(true) : 'hidden',
    codeSol: adding ? whenAdding(isCodeFieldOpen(codeContext(draft))) : 'read-only',
    search: draft.validates ? whenAdding(canLookUpSubclient(draft).allowed) : 'hidden',
    description: settled && (draft.validates || !adding) ? 'read-only' : whenSettled,
    delegation: whenSettled,
    idSmartcash: whenSettled,
    thirdcodes: whenSettled,
    limits: whenSettled,
  }
}

/**
 * Applies a change. Another country clears the client and all below; validating or not clears all below the client;
 * another client, source system or code, when validating, clears what belonged to the code before. A field that can't
 * be edited does not change. (SUB-16 to SUB-19)
 */
export const changeSubclientDraft = <F extends SubclientField>(
  draft: SubclientDraft,
  { field, value }: { readonly field: F; readonly value: SubclientDraft[F] },
): SubclientDraft => {
  const state = subclientFormFields(draft, { shown: true, disabled: false })[field]
  if (state !== 'editable' || draft[field] === value) return draft
  const cleared = match<SubclientField>(field)
    .returnType<Partial<SubclientDraft>>()
    .with('validates', () => ({ sourceSystem: '', codeSol: '', ...unsettled }))
    .with('countryId', () => ({ client: null, sourceSystem: '', codeSol: '', ...unsettled }))
    .with('client', 'sourceSystem', 'codeSol', () => (draft.validates ? unsettled : {}))
    .with('description', 'delegation', 'idSmartcash', 'thirdcodes', 'limits', () => ({}))
    .exhaustive()
  return { ...draft, ...cleared, [field]: value }
}
