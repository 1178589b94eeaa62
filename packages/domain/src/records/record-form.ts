import type { Issue, Result } from '../kernel'

/**
 * A form that adds and edits a record, with all that its page and its calls need. `Facts` are the choices of
 * its country and the back end.
 */
export interface RecordFormRules<
  Draft,
  Field extends keyof Draft & string,
  Saved,
  Facts,
  Body,
  Synchronised,
> {
  /** The fields that a user changes, in the order of the form. */
  readonly fields: readonly Field[]
  /** The field of the form for a field of the body, where they differ. */
  readonly fieldOf: Readonly<Record<string, Field>>
  /** The start values of a new record. */
  readonly empty: (facts: Facts) => Draft
  readonly draftOf: (record: Saved, facts: Facts) => Draft
  /** A change of one field, with its consequences for others. */
  readonly change: <Name extends Field>(
    draft: Draft,
    change: { readonly field: Name; readonly value: Draft[Name] },
    facts: Facts,
  ) => Draft
  /** Every issue, at its path, in the order of the fields. */
  readonly validate: (draft: Draft, facts: Facts) => readonly Issue[]
  /** The body of a valid draft. */
  readonly build: (draft: Draft, facts: Facts) => Body
  readonly canSync: (draft: Draft) => { readonly allowed: boolean }
  /** The draft after a synchronisation; an error for an empty answer. */
  readonly mergeSync: (draft: Draft, answer: Synchronised) => Result<Draft, unknown>
}
