import type { Issue, Result } from '../kernel'

/**
 * The rules of a form that adds and edits a record, for its page and its calls. `Facts` are the choices of
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
  /** The field of the form for a field of the body, if the names differ. */
  readonly fieldOf: Readonly<Record<string, Field>>
  /** The initial values of a new record. */
  readonly empty: (facts: Facts) => Draft
  readonly draftOf: (record: Saved, facts: Facts) => Draft
  /** Returns the draft after a change of one field and its effects on others. */
  readonly change: <Name extends Field>(
    draft: Draft,
    change: { readonly field: Name; readonly value: Draft[Name] },
    facts: Facts,
  ) => Draft
  /** Returns every issue of a draft at its path, in the order of the fields. */
  readonly validate: (draft: Draft, facts: Facts) => readonly Issue[]
  /** Returns the body of the save from a valid draft. */
  readonly build: (draft: Draft, facts: Facts) => Body
  readonly canSync: (draft: Draft) => { readonly allowed: boolean }
  /** Returns the draft after a synchronisation, or an error if its answer is empty. */
  readonly mergeSync: (draft: Draft, answer: Synchronised) => Result<Draft, unknown>
}
