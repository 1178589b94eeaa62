import type { Issue, Result } from '../kernel'

/**
 * The rules of a form that adds and edits a record; the form and the calls use the same rules. `Facts` is the type of
 * the data that the rules need besides the draft.
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
  /** The names of the form fields that have another name in the body, by the name in the body. */
  readonly fieldOf: Readonly<Record<string, Field>>
  /** Returns the initial values in the form of a new record. */
  readonly empty: (facts: Facts) => Draft
  readonly draftOf: (record: Saved, facts: Facts) => Draft
  /** The record's draft after a change of one field, including the effects on other fields. */
  readonly change: <Name extends Field>(
    draft: Draft,
    change: { readonly field: Name; readonly value: Draft[Name] },
    facts: Facts,
  ) => Draft
  /** Every validation issue of a record's draft, at the path of its field, in the order of the fields. */
  readonly validate: (draft: Draft, facts: Facts) => readonly Issue[]
  /** The body of the call that saves the record, built from a valid draft. */
  readonly build: (draft: Draft, facts: Facts) => Body
  readonly canSync: (draft: Draft) => { readonly allowed: boolean }
  /** The record's draft after a synchronisation, or an error if the external operations system returned nothing. */
  readonly mergeSync: (draft: Draft, answer: Synchronised) => Result<Draft, unknown>
}
