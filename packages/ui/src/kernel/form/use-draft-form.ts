import type { Issue } from '@remesa/domain/kernel'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useIntl } from 'react-intl'
import { issueText, useT } from '../../i18n'

/** Where issues of the whole form (path `''`) are kept, beside the fields. */
export const WHOLE_FORM = 'wholeForm'

export interface DraftFormOptions<Draft extends FieldValues> {
  readonly defaultValues: DefaultValues<Draft>
  /** The domain's verdict on a draft: every issue, at its path. */
  readonly validate: (draft: Draft) => readonly Issue[]
}

/** A form over a draft of the domain. `labels` is filled by the fields and read by the summary. */
export interface DraftFormState<Draft extends FieldValues> extends UseFormReturn<Draft> {
  readonly formId: string
  readonly labels: Map<string, string>
}

/**
 * React Hook Form with the domain as its only judge. A field is judged when it is left, and all of them when sending;
 * once judged they are judged again at every change, since one field's rule may look at another.
 */
export function useDraftForm<Draft extends FieldValues>({
  defaultValues,
  validate,
}: DraftFormOptions<Draft>): DraftFormState<Draft> {
  const t = useT()
  const { locale } = useIntl()
  const formId = useId()
  const labels = useRef(new Map<string, string>()).current
  const resolver: Resolver<Draft> = (draft) => {
    const issues = validate(draft)
    if (issues.length === 0) return { values: draft, errors: {} }
    return { values: {}, errors: fieldErrors(issues, (issue) => issueText(t, issue)) }
  }
  const form = useForm<Draft>({ defaultValues, resolver, mode: 'onTouched' })

  const judgeAgain = useEffectEvent(() => {
    const { isSubmitted, touchedFields, errors } = form.formState
    if (isSubmitted || Object.keys(touchedFields).length > 0 || Object.keys(errors).length > 0) {
      const judged = [...labels.keys()].filter(
        (name) => isSubmitted || form.getFieldState(pathOf<Draft>(name)).isTouched,
      )
      if (judged.length > 0) void form.trigger(judged.map(pathOf<Draft>))
    }
  })
  // The words of errors that are on show follow the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what has changed, not what is read.
  useEffect(() => judgeAgain(), [locale])
  const isResetting = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          if (!isResetting.current) judgeAgain()
        },
      }),
    [form.subscribe],
  )
  // What a form begins with again is not judged by what went before.
  const reset: typeof form.reset = (...values) => {
    isResetting.current = true
    form.reset(...values)
    isResetting.current = false
  }

  return { ...form, reset, formId, labels }
}

type Path<Draft extends FieldValues> = Parameters<UseFormReturn<Draft>['getFieldState']>[0]

/** The fields registered their own typed paths; the map of labels only forgot their type. */
const pathOf = <Draft extends FieldValues>(name: string): Path<Draft> => name as Path<Draft>

function fieldErrors<Draft extends FieldValues>(
  issues: readonly Issue[],
  words: (issue: Issue) => string,
): FieldErrors<Draft> {
  const errors: FieldErrors<Draft> = {}
  const seen = new Set<string>()
  for (const issue of issues) {
    const path = issue.path === '' ? WHOLE_FORM : issue.path
    if (seen.has(path)) continue
    seen.add(path)
    set(errors, path, { type: issue.rule, message: words(issue) })
  }
  return errors
}
