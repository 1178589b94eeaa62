import { chakra } from '@chakra-ui/react'
import { areDeclaredValuesEditable } from '@remesa/domain/declared-values'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button, Dialog, keepFocus, useDiscard } from '../../kernel'

export interface DeclareDialogProps {
  readonly isOpen: boolean
  /** Name of the order in the title of the dialog: `Pickup 10017`. */
  readonly order: string
  readonly title: string
  /** Status of the order. Nothing can be saved once the order is closed. */
  readonly status: string
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * The common parts of the dialogs in which the user declares values or packs. If something was typed, the dialog
 * asks before it closes. While the declaration is being saved, the dialog stays open.
 */
export function DeclareDialog(props: DeclareDialogProps) {
  const { isOpen, order, title, status, isDirty, isBusy, onSave, onClose, children } = props
  const t = useT()
  const isClosed = !areDeclaredValuesEditable(status)
  const { close, question } = useDiscard({ isOpen, isDirty, isBusy, onClose })
  return (
    <>
      <Dialog
        isOpen={isOpen}
        size="xl"
        title={title}
        description={order}
        isDirty={isBusy}
        onClose={close}
        footer={
          <>
            <Button disabledReason={isBusy ? t('declared-values.form.busy') : undefined} onClick={close}>
              {t('action.cancel')}
            </Button>
            <Button
              variant="primary"
              isBusy={isBusy}
              disabledReason={isClosed ? t('declared-values.refused.status-closed') : undefined}
              onMouseDown={keepFocus}
              onClick={onSave}
            >
              {t('action.save')}
            </Button>
          </>
        }
      >
        <chakra.div display="grid" gap="5">
          {children}
        </chakra.div>
      </Dialog>
      {question}
    </>
  )
}
