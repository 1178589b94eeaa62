import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('deposits', [
  'no-service-points',
  'no-service-point',
  'no-device',
  'not-registered',
  'no-currency',
])

/** A reason why something can't be done with a deposit, with its message key. */
export const depositRefusal = refusals.refusal
/** The message keys of all reasons that rules of deposits give. */
export const depositRefusalKeys = refusals.keys

/** One reason why something can't be done with a deposit. */
export type DepositRefusal = ReturnType<typeof depositRefusal>
/** Whether something may be done with a deposit, and every reason why not. */
export type DepositDecision<R extends DepositRefusal['rule'] = DepositRefusal['rule']> = Decision<R>
