import { type ReactNode, useRef } from 'react'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { Dialog } from './dialog'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly description?: ReactNode
  /** The action that the user has to confirm, with the numbers that matter for it. */
  readonly children?: ReactNode
  /** Text of the button that confirms; `Confirm` by default. */
  readonly confirmText?: string | undefined
  readonly cancelText?: string | undefined
  /** Look of the button that confirms: `danger` for an action that can't be undone. */
  readonly tone?: 'primary' | 'danger' | undefined
  readonly isBusy?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A dialog that asks for confirmation before an action. Escape cancels the action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, children, confirmText, cancelText, tone = 'primary', isBusy } = props
  const t = useT()
  const confirm = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isAlert
      size="sm"
      isOpen={isOpen}
      title={title}
      description={description}
      isDirty={isBusy}
      initialFocus={tone === 'danger' ? cancel : confirm}
      onClose={props.onCancel}
      footer={
        <>
          <Button ref={cancel} onClick={isBusy ? undefined : props.onCancel}>
            {cancelText ?? t('action.cancel')}
          </Button>
          <Button ref={confirm} variant={tone} isBusy={isBusy} onClick={props.onConfirm}>
            {confirmText ?? t('action.confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

export interface WarningDialogProps {
  readonly isOpen: boolean
  /** Title of the dialog; `label.warning.title` by default. */
  readonly title?: string | undefined
  readonly description?: ReactNode
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** A message that the user must see, with a single button. */
export function WarningDialog({ isOpen, title, description, children, onClose }: WarningDialogProps) {
  const t = useT()
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isAlert
      size="sm"
      isOpen={isOpen}
      title={title ?? t('label.warning.title')}
      description={description}
      initialFocus={close}
      onClose={onClose}
      footer={
        <Button ref={close} variant="primary" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

/** Texts that replace those of the discard dialog, if the user would lose something else than typed values. */
export type DiscardWords = Required<
  Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmText' | 'cancelText'>
>

export interface DiscardDialogProps {
  readonly isOpen: boolean
  readonly words?: DiscardWords | undefined
  readonly onDiscard: () => void
  readonly onKeep: () => void
}

/** A dialog that asks before typed values are lost. */
export function DiscardDialog({ isOpen, words, onDiscard, onKeep }: DiscardDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title={t('form.discard.title')}
      description={t('form.discard.description')}
      confirmText={t('action.discard')}
      cancelText={t('action.keepEditing')}
      {...words}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  )
}
