import type { ServiceAccount, ServiceAccountSecret } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { ConfirmDialog } from '@remesa/ui/kernel'
import { SecretDialog, ServiceAccounts } from '@remesa/ui/session'
import { useRef } from 'react'
import { useEndpointQuery } from '../../kernel/api'
import { useOpenedDialog } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'
import { NewServiceAccount } from './new-service-account'
import { useAccountEnd, useSecretRenewal, useServiceAccountCalls } from './use-service-accounts'

type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'renew' | 'end'; readonly account: ServiceAccount }
  | { readonly kind: 'secret'; readonly name: string; readonly given: ServiceAccountSecret }

/** The section of the page of sessions that lists, creates, renews and ends service accounts. (SES-60 to SES-63) */
export function ServiceAccountsSection() {
  const { timeZone } = usePortal()
  const calls = useServiceAccountCalls()
  const { data, isError, refetch } = useEndpointQuery(calls.serviceAccounts, undefined, {
    staleTime: 0,
    isShownInPlace: true,
  })
  const { opened, open, close } = useOpenedDialog<Opened>()
  // A dialog may replace another dialog, so the control that opened the first dialog is stored, to get the focus at
  // the end.
  const opener = useRef<HTMLElement>(null)
  const ask = (subject: Opened) => {
    const focused = document.activeElement
    opener.current = focused instanceof HTMLElement ? focused : null
    open(subject)
  }
  const showSecret = (name: string, given: ServiceAccountSecret) => open({ kind: 'secret', name, given })
  return (
    <>
      <ServiceAccounts
        accounts={data}
        isFailed={isError && data === undefined}
        onRetry={() => void refetch()}
        timeZone={timeZone}
        onAdd={() => ask({ kind: 'add' })}
        onRenew={(account) => ask({ kind: 'renew', account })}
        onEnd={(account) => ask({ kind: 'end', account })}
      />
      {opened?.subject.kind === 'add' && (
        <NewServiceAccount
          key={opened.opening}
          isOpen={opened.isOpen}
          onCreated={showSecret}
          onClose={close}
        />
      )}
      {opened?.subject.kind === 'renew' && (
        <RenewQuestion
          key={opened.opening}
          isOpen={opened.isOpen}
          account={opened.subject.account}
          onRenewed={showSecret}
          onClose={close}
        />
      )}
      {opened?.subject.kind === 'end' && (
        <EndQuestion
          key={opened.opening}
          isOpen={opened.isOpen}
          account={opened.subject.account}
          onClose={close}
        />
      )}
      {opened?.subject.kind === 'secret' && (
        <SecretDialog
          key={opened.opening}
          isOpen={opened.isOpen}
          name={opened.subject.name}
          given={opened.subject.given}
          finalFocus={() => opener.current}
          onClose={close}
        />
      )}
    </>
  )
}

interface QuestionProps {
  readonly isOpen: boolean
  readonly account: ServiceAccount
  readonly onClose: () => void
}

function RenewQuestion({
  isOpen,
  account,
  onRenewed,
  onClose,
}: QuestionProps & { readonly onRenewed: (name: string, given: ServiceAccountSecret) => void }) {
  const t = useT()
  const { isBusy, send } = useSecretRenewal({
    onDone: (given) => onRenewed(account.name, given),
    onFailed: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      tone="danger"
      title={t('service-accounts.renew.title', { name: account.name })}
      description={t('service-accounts.renew.text')}
      confirmText={t('service-accounts.renew')}
      onConfirm={() => send(account)}
      onCancel={onClose}
    />
  )
}

function EndQuestion({ isOpen, account, onClose }: QuestionProps) {
  const t = useT()
  const { isBusy, send } = useAccountEnd({ onDone: onClose })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      tone="danger"
      title={t('service-accounts.end.title', { name: account.name })}
      description={t('service-accounts.end.text')}
      confirmText={t('service-accounts.end')}
      onConfirm={() => send(account)}
      onCancel={onClose}
    />
  )
}
