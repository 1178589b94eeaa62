import { chakra } from '@chakra-ui/react'
import { Check, Copy } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { useT } from '../../i18n'
import { Button, Dialog, Icon, IconButton, useCopy, WarningDialog } from '../../kernel'
import { NetworkCauses } from './network-causes'

export interface NetworkErrorPopupProps {
  readonly isOpen: boolean
  readonly onRefresh: () => void
  readonly onClose: () => void
}

/** A popup about a server that did not respond, with possible causes and a button that reloads the page. */
export function NetworkErrorPopup({ isOpen, onRefresh, onClose }: NetworkErrorPopupProps) {
  const t = useT()
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isAlert
      size="sm"
      isOpen={isOpen}
      title={t('errorNetwork')}
      description={<NetworkCauses />}
      // The close button has the focus and not the button that reloads, because typed values in a form behind the
      // popup would be lost.
      initialFocus={close}
      onClose={onClose}
      footer={
        <>
          <Button ref={close} onClick={onClose}>
            {t('action.close')}
          </Button>
          <Button variant="primary" onClick={onRefresh}>
            {t('popup.refresh')}
          </Button>
        </>
      }
    />
  )
}

export interface ErrorPopupProps {
  readonly isOpen: boolean
  readonly title: string
  readonly description: ReactNode
  /** Reference of the failed call, for support; `null` if the server sent none. */
  readonly requestId: string | null
  readonly onClose: () => void
}

/** A popup about a failed call, with its description and the reference for support. */
export function ErrorPopup({ isOpen, title, description, requestId, onClose }: ErrorPopupProps) {
  return (
    <WarningDialog isOpen={isOpen} title={title} description={description} onClose={onClose}>
      {requestId !== null && <Reference requestId={requestId} />}
    </WarningDialog>
  )
}

function Reference({ requestId }: { readonly requestId: string }) {
  const t = useT()
  const { outcome, copy } = useCopy(requestId)
  const isCopied = outcome === 'copied'
  return (
    <chakra.div display="flex" alignItems="center" gap="2" marginTop="4" textStyle="xs" color="fg.muted">
      <chakra.span fontFamily="mono" overflowWrap="anywhere">
        {t('popup.requestId', { id: requestId })}
      </chakra.span>
      <IconButton
        label={t(isCopied ? 'popup.copied' : 'popup.copy')}
        icon={isCopied ? <Icon of={Check} size={16} /> : <Icon of={Copy} size={16} />}
        onClick={copy}
      />
    </chakra.div>
  )
}

export interface WarningModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A warning about technical problems, shown when the user opens an area for which the country settings report them. */
export function WarningModal({ isOpen, onClose }: WarningModalProps) {
  const t = useT()
  return (
    <WarningDialog isOpen={isOpen} onClose={onClose} description={t('label.warning.fail.message')}>
      <chakra.p marginTop="2" color="fg.muted">
        {t('label.warning.recovery.message')}
      </chakra.p>
    </WarningDialog>
  )
}
