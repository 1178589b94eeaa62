import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { issueText, useT } from '../../i18n'
import { ErrorSummary } from './error-summary'
import type { FormState } from './use-form-state'

export interface FormProps {
  readonly form: FormState
  /** The user asked to send: by a button, by Enter in a field, or by Ctrl or Cmd with Enter from any field. */
  readonly onSubmit: () => void
  /** The outcome of the last attempt, at the top. */
  readonly notice?: ReactNode
  /** Level of the summary's heading; `h3` by default. */
  readonly heading?: 'h2' | 'h3' | undefined
  readonly children: ReactNode
}

/** A form element: the outcome of the last attempt and the issues at the top, the fields below. */
export function Form({ form, onSubmit, notice, heading, children }: FormProps) {
  const t = useT()
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <chakra.form
      id={form.formId}
      noValidate
      display="grid"
      gap="5"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {notice}
      {form.isAttempted && (
        <ErrorSummary
          ref={form.summary}
          heading={heading}
          entries={form.entries.map(({ issue, place }) => ({
            controlId: place?.controlId,
            label: place?.label,
            problem: issueText(t, issue, place?.kind),
          }))}
        />
      )}
      {children}
    </chakra.form>
  )
}
