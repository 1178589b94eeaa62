import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { issueText, useT } from '../../i18n'
import { ErrorSummary } from './error-summary'
import type { FormState } from './use-form-state'

export interface FormProps {
  readonly form: FormState
  /**
   * Called when the user asks to send the form: by a button, by Enter in a field, or by Ctrl+Enter or Cmd+Enter in any
   * field.
   */
  readonly onSubmit: () => void
  /** The outcome of the last attempt to send, shown at the top of the form. */
  readonly notice?: ReactNode
  /** Level of the heading of the issue summary; `h3` by default. */
  readonly heading?: 'h2' | 'h3' | undefined
  readonly children: ReactNode
}

/** A form element. The outcome of the last attempt and the issues are at the top, the fields below. */
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
