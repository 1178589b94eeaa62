import { unknownSignIns } from '@remesa/domain/session'
import { SignInNotice } from '@remesa/ui/session'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { endpointQueryOptions } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { pathTo } from '../routes'
import { useSessionActions, useSessionCalls } from '../session/user-sessions/use-user-sessions'

/**
 * A message on every page about a sign-in with a new browser, until the user has answered. The page of the sessions has
 * a message of its own. (SES-41)
 */
export function NewSignIns({ isOpen }: { readonly isOpen: boolean }) {
  const { timeZone } = usePortal()
  const [, navigate] = useLocation()
  const calls = useSessionCalls()
  // A user who returns to a page that was left open sees sign-ins of the meantime.
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
