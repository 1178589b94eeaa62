import { chakra } from '@chakra-ui/react'
import type { ServiceAccount } from '@remesa/domain/users'
import { KeyRound } from 'lucide'
import { useId, useRef } from 'react'
import { useT } from '../../i18n'
import { Button, EmptyState, FailedState, Icon, Skeleton, useKeptFocus } from '../../kernel'
import { ServiceAccountCard } from './service-account-card'

export interface ServiceAccountsProps {
  /** The accounts, in the order of the list; `undefined` while they are loading. */
  readonly accounts: readonly ServiceAccount[] | undefined
  /** Whether the accounts could not be loaded. */
  readonly isFailed: boolean
  readonly onRetry: () => void
  /** IANA time zone of the times. */
  readonly timeZone: string
  readonly onAdd: () => void
  readonly onRenew: (account: ServiceAccount) => void
  readonly onEnd: (account: ServiceAccount) => void
}

const List = chakra('ul', {
  base: { display: 'grid', gap: '3', listStyle: 'none', p: '0', m: '0' },
})

/** A section with the service accounts, which administrators create, renew and end. */
export function ServiceAccounts({ accounts, isFailed, onRetry, onAdd, ...rest }: ServiceAccountsProps) {
  const t = useT()
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  useKeptFocus(box, accounts, () => [adder.current])
  return (
    <chakra.section ref={box} aria-labelledby={titleId} maxW="4xl" marginTop="10">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        justifyContent="space-between"
        gap="3"
        marginBottom="4"
      >
        <chakra.div flex="1 1 20rem">
          <chakra.h2 id={titleId} textStyle="lg" fontWeight="semibold" marginBottom="1">
            {t('service-accounts.title')}
          </chakra.h2>
          <chakra.p color="fg.muted">{t('service-accounts.intro')}</chakra.p>
        </chakra.div>
        <Button ref={adder} onClick={onAdd}>
          {t('service-accounts.add')}
        </Button>
      </chakra.div>
      {isFailed ? (
        <FailedState title={t('service-accounts.failed')} onRetry={onRetry} />
      ) : (
        <Accounts accounts={accounts} {...rest} />
      )}
    </chakra.section>
  )
}

function Accounts({
  accounts,
  timeZone,
  onRenew,
  onEnd,
}: Pick<ServiceAccountsProps, 'accounts' | 'timeZone' | 'onRenew' | 'onEnd'>) {
  const t = useT()
  if (accounts === undefined)
    return (
      <chakra.div role="status" aria-label={t('text.loading')} display="grid" gap="3">
        <Skeleton width="12rem" />
        <Skeleton width="20rem" />
      </chakra.div>
    )
  if (accounts.length === 0)
    return (
      <EmptyState
        icon={<Icon of={KeyRound} size={22} />}
        title={t('service-accounts.none.title')}
        description={t('service-accounts.none.text')}
      />
    )
  return (
    <List>
      {accounts.map((account) => (
        <ServiceAccountCard
          key={account.clientId}
          account={account}
          timeZone={timeZone}
          onRenew={() => onRenew(account)}
          onEnd={() => onEnd(account)}
        />
      ))}
    </List>
  )
}
