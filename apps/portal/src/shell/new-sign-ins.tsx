import { unknownSignIns } from '@remesa/domain/session'
import { SignInNotice } from '@remesa/ui/session'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { endpointQueryOptions } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { pathTo } from '../routes'
import { useSessionActions, useSessionCalls } from '../session/user-sessions/use-user-sessions'

/**
 * A message about a sign-in with a new browser, shown on every page until the user has responded. The page of the
 * user's sessions shows its own message instead. (SES-41)
 */
export function NewSignIns({ isOpen }: { readonly isOpen: boolean }) {
  const { timeZone } = usePortal()
  const [, navigate] = useLocation()
  const calls = useSessionCalls()
  // When the user returns to a page that was left open, the list is read again, because there may be new sign-ins.
  const { data } = useQuery({
    ...endpointQueryOptions(calls.sessions, undefined, { isSilent: true }),
    refetchOnWindowFocus: true,
  })
  const actions = useSessionActions()
  return (
    <>
      <SignInNotice
        signIns={isOpen ? unknownSignIns(data ?? []) : []}
        timeZone={timeZone}
        onConfirm={actions.confirmAll}
        onEnd={actions.end}
        onReview={() => navigate(pathTo('sessions'))}
      />
      {actions.question}
    </>
  )
}
