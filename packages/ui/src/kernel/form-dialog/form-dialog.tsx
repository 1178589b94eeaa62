import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { Dialog } from '../dialog/dialog'
import { useDiscard } from '../dialog/use-discard'
import { FailureNotice, type WriteAction, type WriteFailure } from '../failure-notice/failure-notice'
import type { LocalDraftForm } from '../form/draft-form'
import { Form } from '../form/form'

/** The state of the request that sends a form. */
export interface SentForm<Draft> {
  readonly isBusy: boolean
  /** The failure of the last attempt to send the form. */
  readonly failure: WriteFailure | undefined
  readonly onSend: (detail: { readonly draft: Draft }) => void
}

export interface FormDialogProps<Draft> extends SentForm<Draft> {
  readonly isOpen: boolean
  readonly title: string
  readonly description?: ReactNode
  readonly form: LocalDraftForm<Draft>
  /** The attempted action. It is part of the message keys for failures. */
  readonly action: WriteAction
  readonly sendText: string
  /** Text of the button that closes the dialog; by default `Cancel`. */
  readonly closeText?: string | undefined
  /** The reason why the dialog can't be closed while the form is being sent. */
  readonly busyText: string
  /** Look of the button that sends the form: `danger` for an action that can't be undone. */
  readonly tone?: 'primary' | 'danger' | undefined
  /** The reason why the form can't be sent now; `undefined` if it can. */
  readonly disabledReason?: string | undefined
  readonly onClose: () => void
  /** The fields of the form. */
  readonly children: ReactNode
}

/**
 * A dialog with a form. After a failure all typed values are kept. If values were typed, the user is asked before
 * the dialog closes. While the form is being sent, the dialog stays open. Give the component a new `key` for each
 * draft.
 */
export function FormDialog<Draft>(props: FormDialogProps<Draft>) {
  const { isOpen, form, action, failure, isBusy, tone = 'primary', onSend, onClose } = props
  const t = useT()
  const { isDirty } = form
  const { close, question } = useDiscard({ isOpen, isDirty, isBusy, onClose })
  const send = () => {
    const draft = isBusy ? undefined : form.submitted()
    if (draft !== undefined) onSend({ draft })
  }
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={props.title}
        description={props.description}
        isDirty={isBusy}
        onClose={close}
        footer={
          <>
            <Button disabledReason={isBusy ? props.busyText : undefined} onClick={close}>
              {props.closeText ?? t('action.cancel')}
            </Button>
            <Button
              type="submit"
              form={form.formId}
              variant={tone}
              isBusy={isBusy}
              disabledReason={props.disabledReason}
            >
              {props.sendText}
            </Button>
          </>
        }
      >
        <Form
          form={form}
          onSubmit={send}
          notice={failure && <FailureNotice action={action} failure={failure} />}
        >
          {props.children}
        </Form>
      </Dialog>
      {question}
    </>
  )
}
