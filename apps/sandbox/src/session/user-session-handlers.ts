import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import { sessionsInOrder } from '@remesa/domain/session'
import {
  endOtherSessions,
  endUserSession,
  markConfirmed,
  sessionRowId,
  userSessionsOf,
} from '../authorisation'
import type { ApiContext, FeatureHandlers } from '../request/context'

const currentIdOf = ({ sessionId }: ApiContext): string | undefined =>
  sessionId === undefined ? undefined : sessionRowId(sessionId)

type UserSessionHandlers = Pick<
  FeatureHandlers<'session'>,
  'sessions' | 'confirmSignIn' | 'endSession' | 'endOtherSessions'
>

/** The handlers for the caller's own sessions. A session of another user is treated as missing. */
export const userSessionHandlers: UserSessionHandlers = {
  sessions: async ({ context }) => {
    const { db, caller } = context
    const currentId = currentIdOf(context)
    const stored = await userSessionsOf(db, caller.id)
    return ok([
      ...sessionsInOrder(
        stored.map(({ id, isOpen, startedAt, usedAt, address, agent, isNewDevice }) => ({
          id,
          isCurrent: id === currentId,
          isOpen,
          startedAt: startedAt.toISOString(),
          usedAt: usedAt.toISOString(),
          address,
          agent,
          isNewDevice,
        })),
      ),
    ])
  },
  confirmSignIn: async ({ params: { id }, context }) => {
    const { db, caller } = context
    const isConfirmed = await markConfirmed(db, { userId: caller.id, id }, currentIdOf(context))
    return isConfirmed ? ok({}) : refuse.notFound()
  },
  endSession: async ({ params: { id }, context: { db, caller } }) =>
    (await endUserSession(db, { userId: caller.id, id })) ? ok({}) : refuse.notFound(),
  endOtherSessions: async ({ context }) => {
    const { db, caller } = context
    return ok({ ended: await endOtherSessions(db, caller.id, currentIdOf(context)) })
  },
}
