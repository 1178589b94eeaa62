import { otherOpenSessions } from '@remesa/domain/session'
import { UserSessions } from '@remesa/ui/session'
import { useEndpointQuery } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { ServiceAccountsPart } from '../service-accounts/service-accounts'
import { useSessionActions, useSessionCalls } from './use-user-sessions'

/** The page of the user's sessions and, for administrators, of service accounts. (SES-40, SES-42, SES-43) */
export function UserSessionsPage() {
  const { timeZone } = usePortal()
  const calls = useSessionCalls()
  const { data, isError, refetch } = useEndpointQuery(calls.sessions, undefined, {
    staleTime: 0,
    isShownInPlace: true,
  })
  const actions = useSessionActions()
  return (
    <>
      <UserSessions
        sessions={data}
        isFailed={isError && data === undefined}
        onRetry={() => void refetch()}
        timeZone={timeZone}
        onEnd={actions.end}
        onEndOthers={() => actions.endOthers(otherOpenSessions(data ?? []).length)}
        onConfirm={actions.confirm}
      />
      <ServiceAccountsPart />
      {actions.question}
    </>
  )
}
