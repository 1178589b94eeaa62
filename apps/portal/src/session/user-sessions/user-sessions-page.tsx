import { otherOpenSessions } from '@remesa/domain/session'
import { UserSessions } from '@remesa/ui/session'
import { useEndpointQuery } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { useSessionActs, useSessionCalls } from './use-user-sessions'

/** Where the user is signed in. (SES-40, SES-42, SES-43) */
export function UserSessionsPage() {
  const { timeZone } = usePortal()
  const calls = useSessionCalls()
  const { data, isError, refetch } = useEndpointQuery(calls.sessions, undefined, {
    staleTime: 0,
    isShownInPlace: true,
  })
  const acts = useSessionActs()
  return (
    <>
      <UserSessions
        sessions={data}
        isFailed={isError && data === undefined}
        onRetry={() => void refetch()}
        timeZone={timeZone}
        onEnd={acts.end}
        onEndOthers={() => acts.endOthers(otherOpenSessions(data ?? []).length)}
        onConfirm={acts.confirm}
      />
      {acts.question}
    </>
  )
}
