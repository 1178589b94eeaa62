import { type Decision as AnyDecision, type Refusal as AnyRefusal, refusalOf } from '../kernel'

/** Every reason that keeps a deposit from being sent before its fields are looked at. */
export const depositRefusalRules = [
  'no-service-points',
  'no-service-point',
  'no-device',
  'not-registered',
  'no-currency',
] as const

/** Name of such a reason; its message is `deposits.refused.<rule>`. */
export type DepositRefusalRule = (typeof depositRefusalRules)[number]

/** One reason why a deposit can't be sent. */
export type DepositRefusal = AnyRefusal<DepositRefusalRule>
/** Whether a deposit can be sent, and every reason why not. */
export type DepositDecision = AnyDecision<DepositRefusalRule>

export const refusal = refusalOf<DepositRefusalRule>('deposits')
