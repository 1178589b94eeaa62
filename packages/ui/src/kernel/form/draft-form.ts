import type { AnyIssue } from '@remesa/domain/kernel'
import { useState } from 'react'
import { type FormState, useFormState } from './use-form-state'

/** The state of a form, the draft that the form edits, and the function that changes one field of the draft. */
export interface DraftForm<Draft> extends FormState {
  /**
   * The edited draft. Its type is `Readonly`, so that a form with more fields can be passed where fewer fields are
   * required.
   */
  readonly draft: Readonly<Draft>
  /** Changes a field. `touched` is the path of the issue that the change corrects; by default `name`. */
  readonly change: <Name extends keyof Draft & string>(
    name: Name,
    value: Draft[Name],
    touched?: string,
  ) => void
}

/** A form whose draft belongs to the caller. `onChange` receives each change as a patch of one field. */
export const draftForm = <Draft>(
  state: FormState,
  draft: Draft,
  onChange: (patch: Partial<Draft>) => void,
): DraftForm<Draft> => ({
  ...state,
  draft,
  change: (name, value, touched = name) => {
    state.touch(touched)
    const patch: Partial<Draft> = {}
    patch[name] = value
    onChange(patch)
  },
})

/** The first draft of a form and the validation of its drafts. */
export interface LocalDraftOptions<Draft> {
  readonly initial: Draft
  /** The domain's validation of a draft: every issue with its path, in the order of the fields. */
  readonly validate: (draft: Draft) => readonly AnyIssue[]
  /**
   * Whether the user entered anything. An optional form shows no issues while this function returns false. A form
   * without this function is not optional.
   */
  readonly isEntered?: ((draft: Draft) => boolean) | undefined
}

/** The state of a form that holds its own draft. */
export interface LocalDraftForm<Draft> extends DraftForm<Draft> {
  /** Whether the draft differs from its initial value. */
  readonly isDirty: boolean
  /**
   * Returns the draft if it is valid. Otherwise all issues are shown, and the first field with an issue gets the
   * focus.
   */
  readonly submitted: () => Draft | undefined
  /** Replaces the draft, and resets the user's progress with the form. */
  readonly reset: (draft: Draft) => void
  /** Sets values that the user did not type. */
  readonly fill: (draft: Draft) => void
}

/** The state of a form that holds its own draft. The values of the draft are texts, numbers or booleans. */
export function useDraftForm<Draft extends object>(options: LocalDraftOptions<Draft>): LocalDraftForm<Draft> {
  const { initial, validate, isEntered } = options
  const [start, setStart] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const issues = validate(draft)
  const state = useFormState({ issues, isUntouched: isEntered?.(draft) === false })
  const form = draftForm(state, draft, (patch) => setDraft((last) => ({ ...last, ...patch })))
  return {
    ...form,
    isDirty: !isEqual(draft, start),
    submitted: () => (state.attempt() ? draft : undefined),
    reset: (next) => {
      setStart(next)
      setDraft(next)
      state.restart()
    },
    fill: setDraft,
  }
}

const isEqual = (one: object, other: object): boolean => {
  const values = new Map(Object.entries(other))
  return Object.entries(one).every(([name, value]) => Object.is(value, values.get(name)))
}
