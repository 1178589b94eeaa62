import { match } from 'ts-pattern'
import { type CountryChoice, type FieldState, isCodeFieldOpen, isCodeSettled } from '../records'
import { canLookUpSubclient, codeContext, type SubclientDraft, unsettled } from './subclient-draft'

/** The fields that a user can change in the form of a subclient, in the order of the form. */
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
/** The name of a field in the form of a subclient; it is also the path of the field's issues. */
export type SubclientField = (typeof subclientFields)[number]

/** One change of the form of a subclient. */
export type SubclientDraftChange = {
  readonly [F in SubclientField]: { readonly field: F; readonly value: SubclientDraft[F] }
}[SubclientField]

/**
 * The state of each field in the form of a subclient; `search` is the button next to the code. The country is visible
 * only to administrators, even if there is only one country. (SUB-12 to SUB-15)
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
 * The draft of a subclient after a change. Changing the country clears the client and all fields below; changing
 * whether the code must be looked up clears all fields below the client. If the code must be looked up, changing the
 * client, source system or code clears the values that belonged to the former code. A field that can't be edited does
 * not change. (SUB-16 to SUB-19)
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
    .with('client', 'sourceSystem', 'codeSol', () =>
      draft.validates ? unsettled : ({ lookup: 'none' } as const),
    )
    .with('description', 'delegation', 'idSmartcash', 'thirdcodes', 'limits', () => ({}))
    .exhaustive()
  return { ...draft, ...cleared, [field]: value }
}
