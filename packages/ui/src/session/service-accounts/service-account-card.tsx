import { chakra } from '@chakra-ui/react'
import type { ServiceAccount } from '@remesa/domain/users'
import { KeyRound } from 'lucide'
import { useId } from 'react'
import { useT } from '../../i18n'
import { Button, DateTimeText, Icon, StateTag } from '../../kernel'
import { Card, Fact, SessionFacts } from '../user-sessions/card'

export interface ServiceAccountCardProps {
  readonly account: ServiceAccount
  readonly timeZone: string
  readonly onRenew: () => void
  readonly onEnd: () => void
}

/** One service account: its name, its user, its last sign-in, and its actions. */
export function ServiceAccountCard({ account, timeZone, onRenew, onEnd }: ServiceAccountCardProps) {
  const t = useT()
  const nameId = useId()
  const { name, user, clientId, createdAt, usedAt } = account
  return (
    <Card aria-labelledby={nameId}>
      <chakra.span aria-hidden="true" color="fg.muted" alignSelf="flex-start" paddingTop="0.5">
        <Icon of={KeyRound} size={20} />
      </chakra.span>
      <chakra.div flex="1 1 16rem" minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.h3 id={nameId} fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.h3>
          {!user.active && <StateTag tone="warning" label={t('service-accounts.inactive')} />}
        </chakra.div>
        <SessionFacts>
          <Fact term={t('service-accounts.user')}>
            {`${user.name} ${user.lastName}`.trim()} ({user.username})
          </Fact>
          <Fact term={t('service-accounts.created')}>
            <DateTimeText instant={createdAt} timeZone={timeZone} />
          </Fact>
          <Fact term={t('service-accounts.used')}>
            {usedAt === null ? (
              t('service-accounts.never')
            ) : (
              <DateTimeText instant={usedAt} timeZone={timeZone} />
            )}
          </Fact>
          <Fact term={t('service-accounts.id')}>
            <chakra.code fontFamily="mono" textStyle="xs">
              {clientId}
            </chakra.code>
          </Fact>
        </SessionFacts>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button aria-describedby={nameId} onClick={onRenew}>
          {t('service-accounts.renew')}
        </Button>
        <Button aria-describedby={nameId} onClick={onEnd}>
          {t('service-accounts.end')}
        </Button>
      </chakra.div>
    </Card>
  )
}
