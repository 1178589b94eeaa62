import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { ConfirmDialog } from '../../kernel'

export interface OverwriteDialogProps {
  readonly isOpen: boolean
  /** Full name of the user whose assignments change. */
  readonly userName: string
  /** Name of the client that is assigned as a whole. */
  readonly client: string
  /** The centers and points of the client that are assigned to the user afterwards, in words. */
  readonly afterwards: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * A dialog that asks before the assignment of a whole client to a user is replaced with assignments of only some parts
 * of the client. The button that cancels has the focus.
 */
export function OverwriteDialog({ userName, client, afterwards, ...question }: OverwriteDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      {...question}
      tone="danger"
      title={t('users.question.overwrite-client', { client })}
      description={t('users.overwrite.text', { user: userName, client })}
      confirmText={t('users.overwrite.replace')}
      cancelText={t('users.overwrite.keep')}
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
        textStyle="sm"
      >
        <Side term={t('users.overwrite.now')}>{t('users.overwrite.whole')}</Side>
        <Side term={t('users.overwrite.after')}>{afterwards}</Side>
      </chakra.dl>
    </ConfirmDialog>
  )
}

function Side({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <chakra.div borderWidth="1px" borderColor="border" borderRadius="md" p="3">
      <chakra.dt color="fg.muted">{term}</chakra.dt>
      <chakra.dd m="0" fontWeight="semibold">
        {children}
      </chakra.dd>
    </chakra.div>
  )
}
