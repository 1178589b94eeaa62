import type { Issue, Result } from '../kernel'

/**
 * The rules of a form that adds and edits a record; both the form and the calls use them. `Facts` are the options of
 * the form in the record's country and back end.
 */
export interface RecordFormRules<
  Draft,
  Field extends keyof Draft & string,
  Saved,
  Facts,
  Body,
  Synchronised,
> {
  /** The fields that a user can change, in the order of the form. */
  readonly fields: readonly Field[]
  /** The form field for a field of the body, if their names differ. */
  readonly fieldOf: Readonly<Record<string, Field>>
  /** The initial form for a new record. */
  readonly empty: (facts: Facts) => Draft
  readonly draftOf: (record: Saved, facts: Facts) => Draft
  /** The record's draft after one field has changed, with the effects of the change on other fields. */
  readonly change: <Name extends Field>(
    draft: Draft,
    change: { readonly field: Name; readonly value: Draft[Name] },
    facts: Facts,
  ) => Draft
  /** Every issue of a record's draft, with the path of its field, in the order of the fields. */
  readonly validate: (draft: Draft, facts: Facts) => readonly Issue[]
  /** The body of the call that saves the record, from its valid draft. */
  readonly build: (draft: Draft, facts: Facts) => Body
  readonly canSync: (draft: Draft) => { readonly allowed: boolean }
  /** The record's draft after a synchronisation, or an error if the external operations system returned nothing. */
  readonly mergeSync: (draft: Draft, answer: Synchronised) => Result<Draft, unknown>
}
