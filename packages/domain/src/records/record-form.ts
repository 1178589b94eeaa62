import type { Issue, Result } from '../kernel'

/**
 * One form of the product that adds and edits a record: everything that its page and its calls have to know of it.
 * `Facts` are what its country and the back end offer.
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
  /** What a new record begins with. */
  readonly empty: (facts: Facts) => Draft
  readonly draftOf: (record: Saved, facts: Facts) => Draft
  /** A change of one field, with all that depends on it. */
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
  /** The draft with what a synchronisation has brought; an error for an answer with nothing in it. */
  readonly mergeSync: (draft: Draft, answer: Synchronised) => Result<Draft, unknown>
}
