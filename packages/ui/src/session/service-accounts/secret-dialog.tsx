import { chakra } from '@chakra-ui/react'
import type { ServiceAccountSecret } from '@remesa/domain/users'
import { Check, Copy } from 'lucide'
import { useT } from '../../i18n'
import { Button, Dialog, Icon, IconButton, Notice, useCopy } from '../../kernel'

export interface SecretDialogProps {
  readonly isOpen: boolean
  /** Name of the account. */
  readonly name: string
  /** The new secret. If the secret is missing, the dialog says how the user can get another secret. */
  readonly given: ServiceAccountSecret
  /** Element that is focused after closing: the control that began the creation or the renewal. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined
  readonly onClose: () => void
}

/** A dialog that shows the secret of a service account the only time that it can be shown. */
export function SecretDialog({ isOpen, name, given, finalFocus, onClose }: SecretDialogProps) {
  const t = useT()
  const { clientId, secret } = given
  return (
    <Dialog
      isOpen={isOpen}
      title={t('service-accounts.secret.title', { name })}
      description={secret === null ? undefined : t('service-accounts.secret.text')}
      // The dialog can't be closed with Escape, because an Escape by mistake would lose the secret.
      isDirty={secret !== null}
      finalFocus={finalFocus}
      onClose={({ reason }) => {
        if (secret === null || reason === 'button') onClose()
      }}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t(secret === null ? 'action.close' : 'service-accounts.secret.close')}
        </Button>
      }
    >
      {secret === null ? (
        <Notice tone="warning" title={t('service-accounts.secret.lost.title')}>
          {t('service-accounts.secret.lost')}
        </Notice>
      ) : (
        <chakra.div display="grid" gap="4">
          <Copied
            label={t('service-accounts.id')}
            copyLabel={t('service-accounts.copy.id')}
            text={clientId}
          />
          <Copied
            label={t('service-accounts.secret')}
            copyLabel={t('service-accounts.copy.secret')}
            text={secret}
          />
        </chakra.div>
      )}
    </Dialog>
  )
}

interface CopiedProps {
  readonly label: string
  readonly copyLabel: string
  readonly text: string
}

/** A text with a button that copies it. */
function Copied({ label, copyLabel, text }: CopiedProps) {
  const t = useT()
  const { outcome, copy } = useCopy(text)
  return (
    <chakra.div>
      <chakra.div textStyle="sm" color="fg.muted">
        {label}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.code
          flex="1"
          minW="0"
          p="2"
          bg="bg.subtle"
          borderRadius="sm"
          fontFamily="mono"
          textStyle="sm"
          overflowWrap="anywhere"
          userSelect="all"
        >
          {text}
        </chakra.code>
        <IconButton
          label={copyLabel}
          icon={<Icon of={outcome === 'copied' ? Check : Copy} size={16} />}
          onClick={copy}
        />
      </chakra.div>
      <chakra.div role="status" textStyle="xs" color="fg.muted" minH="5">
        {outcome === 'copied' && t('service-accounts.copied')}
        {outcome === 'failed' && t('service-accounts.copy.failed')}
      </chakra.div>
    </chakra.div>
  )
}
