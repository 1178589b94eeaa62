import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('deposits', [
  'no-service-points',
  'no-service-point',
  'no-device',
  'not-registered',
  'no-currency',
])

/** A reason for which an action on a deposit is refused, with its message key. */
export const depositRefusal = refusals.refusal
/** The message keys of all reasons for which rules of deposits refuse an action. */
export const depositRefusalKeys = refusals.keys

/** One reason why an action on a deposit is refused. */
export type DepositRefusal = ReturnType<typeof depositRefusal>
/** Whether an action on a deposit is allowed, and every reason why not. */
export type DepositDecision<R extends DepositRefusal['rule'] = DepositRefusal['rule']> = Decision<R>
