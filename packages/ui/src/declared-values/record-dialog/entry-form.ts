import { useEffect, useEffectEvent, useRef } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import { controlIdOf, type DraftFormOptions, type DraftFormState, useDraftForm } from '../../kernel'

/** A form whose contents go on a list, after which it is empty again. */
export interface EntryForm<Draft extends FieldValues> {
  readonly form: DraftFormState<Draft>
  /** Whether something stands in it that is not on the list. */
  readonly isTyped: boolean
  /** For its own button: takes what was entered once the form is done with sending it. */
  readonly onSubmit: (detail: { readonly draft: Draft }) => void
  /** Judges it as its own button would, errors shown and focused, and gives what is in it; nothing where that is not valid. */
  readonly judged: () => Promise<Draft | undefined>
  readonly empty: (values: DefaultValues<Draft>) => void
  /** Leads to a field by its name. */
  readonly focus: (name: FieldPath<Draft>) => void
}

/** @param options.onEntered The form's own button was pressed on something valid. */
export const useEntryForm = <Draft extends FieldValues>({
  defaultValues,
  validate,
  onEntered,
}: DraftFormOptions<Draft> & { readonly onEntered: (entered: Draft) => void }): EntryForm<Draft> => {
  const start = useRef(defaultValues)
  const isSent = useRef(false)
  const inner = useDraftForm<Draft>({
    defaultValues,
    // Nobody has to go on with a form that is as it was: passing through it is no mistake, sending it is.
    validate: (entered) => (isSent.current || !isEqual(entered, start.current) ? validate(entered) : []),
  })
  const handleSubmit: typeof inner.handleSubmit = (onValid, onInvalid) => async (event) => {
    isSent.current = true
    await inner.handleSubmit(onValid, onInvalid)(event)
    isSent.current = false
  }
  const form = { ...inner, handleSubmit }
  const pending = useRef<Draft>(undefined)
  const { isDirty, submitCount } = form.formState
  const take = useEffectEvent(() => {
    const entered = pending.current
    pending.current = undefined
    if (entered !== undefined) onEntered(entered)
  })
  // A form that is emptied while it still sends would count as sent and empty, and be marked all over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that sending has ended is what counts, not how often.
  useEffect(() => take(), [submitCount])
  return {
    form,
    isTyped: isDirty,
    onSubmit: ({ draft }) => {
      pending.current = draft
    },
    judged: async () => {
      let found: Draft | undefined
      await form.handleSubmit((draft) => {
        found = draft
      })()
      return found
    },
    empty: (values) => {
      start.current = values
      isSent.current = false
      form.reset(values)
    },
    // The library forgets its fields for a moment when it is emptied.
    focus: (name) => document.getElementById(controlIdOf(form.formId, name))?.focus(),
  }
}

/** The values of a draft are texts. */
const isEqual = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(one).every(([name, value]) => other[name] === value)
