import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('session', [
  'disclaimer-pending',
  'disclaimer-missing',
  'disclaimer-accepted',
  'disclaimer-not-accepted',
])

/** Creates a reason why an action on a session is refused, with its message key. */
export const sessionRefusal = refusals.refusal
/** All message keys for the refusals of actions on a session. */
export const sessionMessageKeys = refusals.keys

/** One reason why an action on a session is refused. */
export type SessionRefusal = ReturnType<typeof sessionRefusal>
/** Whether an action on a session is allowed, with all reasons for a refusal. */
export type SessionDecision<R extends SessionRefusal['rule'] = SessionRefusal['rule']> = Decision<R>
