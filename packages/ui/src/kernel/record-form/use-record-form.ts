import { type AnyIssue, issue } from '@remesa/domain/kernel'
import { changedFields, mergeChanges, type RecordSide } from '@remesa/domain/records'
import { useState } from 'react'
import { type DraftForm, draftForm } from '../form/draft-form'
import { useFormState } from '../form/use-form-state'

/** The fields of a record in a form, with their previous values. */
export interface RecordFields<Values> extends DraftForm<Values> {
  /** Whether the record is being added, so that it has no previous values. */
  readonly isNew: boolean
  /** The previous values, as they were loaded. */
  readonly before: Readonly<Values>
  readonly isChanged: (name: keyof Values & string) => boolean
  readonly takeBack: (name: keyof Values & string) => void
  /**
   * Whether another user changed the field to a different value in the meantime, and the user has not yet decided
   * which value is to be saved.
   */
  readonly isDisputed: (name: keyof Values & string) => boolean
  /** Sets the value of a disputed field to the user's value or to the other user's value. */
  readonly decide: (name: keyof Values & string, side: RecordSide) => void
}

/** The state of a form that edits a record: the fields that a user can change, and the draft with all values. */
export interface RecordForm<Draft, Field extends keyof Draft & string>
  extends RecordFields<Pick<Draft, Field>> {
  readonly whole: Draft
  /** The whole draft as it was loaded. */
  readonly stored: Draft
  /** Every validation issue of the draft, whether it is shown or not. */
  readonly issues: readonly AnyIssue[]
  /** The fields whose values differ from the stored record, in the order of the form. */
  readonly changes: readonly Field[]
  /**
   * Returns the draft if it is valid. Otherwise all issues are shown, and the first field with an issue gets the
   * focus.
   */
  readonly submitted: () => Draft | undefined
  /** Sets values that the user did not type, such as a response of the core system. */
  readonly fill: (next: (draft: Draft) => Draft) => void
  /** Applies a change of the stored record to both the current and the previous values. */
  readonly renew: (next: (draft: Draft) => Draft) => void
  /**
   * Merges a record that another user saved. Fields that only the other user changed get the other user's values.
   * Fields that both users changed become disputed.
   */
  readonly meet: (theirs: Draft) => void
  /** The fields that another user changed in the meantime; `undefined` if no other user saved the record. */
  readonly theirs: readonly Field[] | undefined
}

/** The draft of a record and the rules for changes of its fields. */
export interface RecordFormOptions<Draft, Field extends keyof Draft & string> {
  readonly initial: Draft
  readonly isNew: boolean
  /** The fields that the user can change, in the order of the form. */
  readonly fields: readonly Field[]
  /** Changes one field, and every value that depends on this field by the rules of the domain. */
  readonly change: <Name extends Field>(
    draft: Draft,
    change: { readonly field: Name; readonly value: Draft[Name] },
  ) => Draft
  /** The domain's validation of a draft: every issue with its path, in the order of the fields. */
  readonly validate: (draft: Draft) => readonly AnyIssue[]
  /** The server's issues, at paths of the draft. Each response of the server passes a new array. */
  readonly rejections?: readonly AnyIssue[] | undefined
}

/** The state of a form in which a record is added or edited. The values of the draft are plain data. */
export function useRecordForm<Draft extends object, Field extends keyof Draft & string>(
  options: RecordFormOptions<Draft, Field>,
): RecordForm<Draft, Field> {
  const { initial, isNew, fields, change, validate, rejections } = options
  const [{ draft, before, disputed, theirs }, setState] = useState<Editing<Draft, Field>>({
    draft: initial,
    before: initial,
    disputed: [],
    theirs: undefined,
  })
  const open = fields.filter((name) => disputed.includes(name)).map((name) => issue('disputed', name))
  const issues = [...validate(draft), ...open]
  const state = useFormState({ issues, rejections })
  const fill = (next: (draft: Draft) => Draft) => setState((last) => ({ ...last, draft: next(last.draft) }))
  const isChanged = (name: Field) => !isSame(draft[name], before[name])
  const takeBack = (name: Field) => {
    state.touch(name)
    setState((last) => ({
      ...last,
      draft: change(last.draft, { field: name, value: last.before[name] }),
      disputed: last.disputed.filter((other) => other !== name),
    }))
  }
  return {
    ...draftForm<Pick<Draft, Field>>(state, draft, () => undefined),
    change: (name, value, touched = name) => {
      state.touch(touched)
      fill((last) => change(last, { field: name, value }))
    },
    whole: draft,
    isNew,
    issues,
    before,
    stored: before,
    isChanged,
    changes: fields.filter(isChanged),
    takeBack,
    isDisputed: (name) => disputed.includes(name),
    decide: (name, side) => {
      if (side === 'theirs') takeBack(name)
      else setState((last) => ({ ...last, disputed: last.disputed.filter((other) => other !== name) }))
    },
    submitted: () => (state.attempt() ? draft : undefined),
    fill,
    renew: (next) => setState((last) => ({ ...last, draft: next(last.draft), before: next(last.before) })),
    meet: (found) => setState((last) => met(last, found, fields)),
    theirs,
  }
}

interface Editing<Draft, Field> {
  readonly draft: Draft
  /** The record as it was last loaded. */
  readonly before: Draft
  readonly disputed: readonly Field[]
  readonly theirs: readonly Field[] | undefined
}

/**
 * The state after another user's record is merged in. Fields outside the form get the values of that record. A
 * disputed field keeps the typed value until the user has decided.
 */
const met = <Draft extends object, Field extends keyof Draft & string>(
  { draft, before }: Editing<Draft, Field>,
  theirs: Draft,
  fields: readonly Field[],
): Editing<Draft, Field> => {
  const sides = { base: before, mine: draft, theirs }
  const changes = changedFields(sides, fields)
  const mine: { [Name in Field]?: RecordSide } = {}
  for (const name of fields) mine[name] = 'mine'
  const merged = mergeChanges(sides, fields, mine)
  return {
    draft: merged.ok ? merged.value : theirs,
    before: theirs,
    disputed: changes.flatMap(({ field, change }) => (change === 'conflict' ? [field] : [])),
    theirs: changes.flatMap(({ field, change }) => (change === 'mine' ? [] : [field])),
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
