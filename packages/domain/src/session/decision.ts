import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('session', [
  'disclaimer-pending',
  'disclaimer-missing',
  'disclaimer-accepted',
  'disclaimer-not-accepted',
])

/** A reason why something can't be done in a session, with its message key. */
export const sessionRefusal = refusals.refusal
/** Every message key of the rules of sessions. */
export const sessionMessageKeys = refusals.keys

/** One reason why something can't be done in a session. */
export type SessionRefusal = ReturnType<typeof sessionRefusal>
/** Whether something may be done in a session, and every reason why not. */
export type SessionDecision<R extends SessionRefusal['rule'] = SessionRefusal['rule']> = Decision<R>
