import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { type FieldErrors, type FieldValues, FormProvider, get } from 'react-hook-form'
import { DraftFormContext } from './draft-form-context'
import { ErrorSummary, type ErrorSummaryEntry } from './error-summary'
import { type DraftFormState, WHOLE_FORM } from './use-draft-form'

export interface DraftFormProps<Draft extends FieldValues> {
  readonly form: DraftFormState<Draft>
  /** Called with a draft that the domain accepts. Ctrl or Cmd with Enter sends from any field. */
  readonly onSubmit: (detail: { readonly draft: Draft }) => void
  /** Id of the form element, for a send button that stands outside of it. */
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** A form element over a draft: a summary of what is wrong on top, the fields below. */
export function DraftForm<Draft extends FieldValues>({
  form,
  onSubmit,
  id,
  children,
}: DraftFormProps<Draft>) {
  const { formId, labels } = form
  const context = useMemo(() => ({ formId, labels }), [formId, labels])
  const submit = form.handleSubmit((draft) => onSubmit({ draft }))
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <FormProvider {...form}>
      <DraftFormContext value={context}>
        <chakra.form
          id={id ?? formId}
          noValidate
          display="flex"
          flexDirection="column"
          gap="5"
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault()
            void submit(event)
          }}
        >
          {form.formState.submitCount > 0 && (
            <ErrorSummary entries={summaryEntries(form.formState.errors, formId, labels)} />
          )}
          {children}
        </chakra.form>
      </DraftFormContext>
    </FormProvider>
  )
}

/** Id of the control of a field, so that a summary can lead to it. */
export const controlIdOf = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`

function summaryEntries<Draft extends FieldValues>(
  errors: FieldErrors<Draft>,
  formId: string,
  labels: ReadonlyMap<string, string>,
): readonly ErrorSummaryEntry[] {
  const names = [...labels.keys(), WHOLE_FORM]
  return names.flatMap((name) => {
    const error: { readonly message?: unknown } | undefined = get(errors, name)
    const message = error?.message
    if (typeof message !== 'string') return []
    const controlId = labels.has(name) ? controlIdOf(formId, name) : undefined
    return [{ controlId, label: labels.get(name), problem: message }]
  })
}
