import { chakra } from '@chakra-ui/react'
import { canConfirmSignIn, type UserSession } from '@remesa/domain/session'
import { Monitor, Smartphone } from 'lucide'
import { useId } from 'react'
import { useT } from '../../i18n'
import { Button, DateTimeText, Icon, StateTag } from '../../kernel'
import { browserName, isHandheld } from './browser-name'
import { Card, Fact, SessionFacts } from './card'

export interface SessionCardProps {
  readonly session: UserSession
  readonly timeZone: string
  readonly onEnd: () => void
  readonly onConfirm: () => void
}

/** One session: its browser, its time, and its actions. */
export function SessionCard({ session, timeZone, onEnd, onConfirm }: SessionCardProps) {
  const t = useT()
  const nameId = useId()
  const { isCurrent, isOpen, startedAt, usedAt, address } = session
  return (
    <Card aria-labelledby={nameId}>
      <chakra.span aria-hidden="true" color="fg.muted" alignSelf="flex-start" paddingTop="0.5">
        <Icon of={isHandheld(session) ? Smartphone : Monitor} size={20} />
      </chakra.span>
      <chakra.div flex="1 1 16rem" minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.h2 id={nameId} fontWeight="semibold" overflowWrap="anywhere">
            {browserName(t, session)}
          </chakra.h2>
          {isCurrent && <StateTag tone="accent" label={t('sessions.current')} />}
          {!isOpen && <StateTag label={t('sessions.ended')} />}
          {canConfirmSignIn(session) && <StateTag tone="warning" label={t('sessions.new')} />}
        </chakra.div>
        <SessionFacts>
          <Fact term={t('sessions.started')}>
            <DateTimeText instant={startedAt} timeZone={timeZone} />
          </Fact>
          {isOpen && (
            <Fact term={t('sessions.used')}>
              <DateTimeText instant={usedAt} timeZone={timeZone} />
            </Fact>
          )}
          {address !== null && <Fact term={t('sessions.address')}>{address}</Fact>}
        </SessionFacts>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '&:empty': { display: 'none' } }}>
        {canConfirmSignIn(session) && (
          <Button aria-describedby={nameId} onClick={onConfirm}>
            {t('sessions.confirm')}
          </Button>
        )}
        {isOpen && !isCurrent && (
          <Button aria-describedby={nameId} onClick={onEnd}>
            {t('sessions.end')}
          </Button>
        )}
      </chakra.div>
    </Card>
  )
}
