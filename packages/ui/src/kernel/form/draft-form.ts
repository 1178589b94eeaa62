import type { Issue } from '@remesa/domain/kernel'
import { useState } from 'react'
import { type FormState, useFormState } from './use-form-state'

/** A form over a draft of the domain. */
export interface DraftForm<Draft> extends FormState {
  /** The draft. `Readonly`, so that a form with more fields can be passed if fewer are required. */
  readonly draft: Readonly<Draft>
  /** Changes a field. `touched` is the path of the corrected issue, if it is not the field's own. */
  readonly change: <Name extends keyof Draft & string>(
    name: Name,
    value: Draft[Name],
    touched?: string,
  ) => void
}

/** A form over a draft that its caller owns. `onChange` receives each change as a patch of one field. */
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

export interface LocalDraftOptions<Draft> {
  readonly initial: Draft
  /** The domain's validation of a draft: every issue, at its path, in the order of the fields. */
  readonly validate: (draft: Draft) => readonly Issue[]
  /**
   * Whether anything was entered. A form for which this returns false shows no issues. Without it, the form must be
   * filled in.
   */
  readonly isEntered?: ((draft: Draft) => boolean) | undefined
}

/** A form that owns its draft. */
export interface LocalDraftForm<Draft> extends DraftForm<Draft> {
  /** Whether the draft differs from its initial value. */
  readonly isDirty: boolean
  /** Returns the draft if it is valid. Otherwise all issues are shown and the first one gets the focus. */
  readonly submitted: () => Draft | undefined
  /** Starts over with another draft. */
  readonly reset: (draft: Draft) => void
  /** Fills in values that were not typed. */
  readonly fill: (draft: Draft) => void
}

/** A form that holds its own draft. The values of the draft are texts, numbers or booleans. */
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
