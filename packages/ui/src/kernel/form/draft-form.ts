import type { Issue } from '@remesa/domain/kernel'
import { useState } from 'react'
import { type FormState, useFormState } from './use-form-state'

/** A form over a draft of the domain. */
export interface DraftForm<Draft> extends FormState {
  /** `Readonly` lets a form of more fields be used where a form of some of them is asked for. */
  readonly draft: Readonly<Draft>
  /** Changes a field. `touched` is the path that it corrects, where that is another than the field's own. */
  readonly change: <Name extends keyof Draft & string>(
    name: Name,
    value: Draft[Name],
    touched?: string,
  ) => void
}

/** A form over a draft that somebody else keeps. `onChange` hears each change as a patch of one field. */
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
  /** The domain's answer to a draft: every issue, at its path, in the order of the fields. */
  readonly validate: (draft: Draft) => readonly Issue[]
  /** Whether somebody has entered something that sending takes along; without it any form has to be filled in. */
  readonly isEntered?: ((draft: Draft) => boolean) | undefined
}

/** A form that keeps its draft itself. */
export interface LocalDraftForm<Draft> extends DraftForm<Draft> {
  /** Whether it holds something else than at first. */
  readonly isDirty: boolean
  /** The draft, when nothing is wrong with it. Otherwise everything that is wrong is shown, and the first of it has the focus. */
  readonly submitted: () => Draft | undefined
  /** Begins again with another draft. */
  readonly reset: (draft: Draft) => void
  /** Fills in what was not typed here. */
  readonly fill: (draft: Draft) => void
}

/** A form over a draft of its own. The values of the draft are texts, numbers or switches. */
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
