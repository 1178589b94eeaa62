import { chakra } from '@chakra-ui/react'
import { otherOpenSessions, type UserSession } from '@remesa/domain/session'
import { MonitorCheck } from 'lucide'
import { useT } from '../../i18n'
import { Button, EmptyState, FailedState, Icon, PageHeader, Skeleton } from '../../kernel'
import { SessionCard } from './session-card'

export interface UserSessionsProps {
  /** The user's sessions in display order; `undefined` while they are loading. */
  readonly sessions: readonly UserSession[] | undefined
  /** Whether the sessions failed to load. */
  readonly isFailed: boolean
  readonly onRetry: () => void
  /** IANA time zone in which times are shown. */
  readonly timeZone: string
  readonly onEnd: (session: UserSession) => void
  readonly onEndOthers: () => void
  /** Called when the user confirms a sign-in with a new browser. */
  readonly onConfirm: (session: UserSession) => void
}

const List = chakra('ul', {
  base: { display: 'grid', gap: '3', maxW: '4xl', listStyle: 'none', p: '0', m: '0' },
})

/** The page with the user's sessions, on which the user can end each session. */
export function UserSessions(props: UserSessionsProps) {
  const { sessions, isFailed, onRetry, onEndOthers } = props
  const t = useT()
  const hasOthers = sessions !== undefined && otherOpenSessions(sessions).length > 0
  return (
    <>
      <PageHeader title={t('shell.sessions')} />
      {isFailed ? (
        <FailedState title={t('sessions.failed')} onRetry={onRetry} />
      ) : (
        <>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="flex-end"
            justifyContent="space-between"
            gap="3"
            maxW="4xl"
            marginBottom="4"
          >
            <chakra.p flex="1 1 20rem" color="fg.muted">
              {t('sessions.intro')}
            </chakra.p>
            {hasOthers && <Button onClick={onEndOthers}>{t('sessions.endOthers')}</Button>}
          </chakra.div>
          {sessions === undefined ? <Outline /> : <Sessions {...props} sessions={sessions} />}
        </>
      )}
    </>
  )
}

function Sessions({
  sessions,
  timeZone,
  onEnd,
  onConfirm,
}: UserSessionsProps & { readonly sessions: readonly UserSession[] }) {
  const t = useT()
  return (
    <>
      <List>
        {sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            timeZone={timeZone}
            onEnd={() => onEnd(session)}
            onConfirm={() => onConfirm(session)}
          />
        ))}
      </List>
      {sessions.every(({ isCurrent }) => isCurrent) && (
        // The element is as wide as the list above it.
        <chakra.div maxW="4xl">
          <EmptyState
            icon={<Icon of={MonitorCheck} size={22} />}
            title={t('sessions.none.title')}
            description={t('sessions.none.text')}
          />
        </chakra.div>
      )}
    </>
  )
}

const OUTLINES = ['first', 'second', 'third']

function Outline() {
  const t = useT()
  return (
    <chakra.div role="status" aria-label={t('text.loading')}>
      <List as="div">
        {OUTLINES.map((line) => (
          <chakra.div
            key={line}
            display="grid"
            gap="3"
            p="4"
            bg="surface"
            borderWidth="1px"
            borderColor="border"
            borderRadius="md"
          >
            <Skeleton width="12rem" />
            <Skeleton width="20rem" />
          </chakra.div>
        ))}
      </List>
    </chakra.div>
  )
}
