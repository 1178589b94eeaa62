import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('session', [
  'disclaimer-pending',
  'disclaimer-missing',
  'disclaimer-accepted',
  'disclaimer-not-accepted',
])

/** A reason why an action of a session is refused, with its message key. */
export const sessionRefusal = refusals.refusal
/** Every message key that the rules of sessions can return. */
export const sessionMessageKeys = refusals.keys

/** One reason why an action of a session is refused. */
export type SessionRefusal = ReturnType<typeof sessionRefusal>
/** Whether an action of a session is allowed, and every reason why not. */
export type SessionDecision<R extends SessionRefusal['rule'] = SessionRefusal['rule']> = Decision<R>
