import { type Decision as AnyDecision, type Refusal as AnyRefusal, refusalOf } from '../kernel'

/** Every reason that keeps a deposit from being sent before its fields are looked at. */
export const depositRefusalRules = [
  'no-service-points',
  'no-service-point',
  'no-device',
  'not-registered',
  'no-currency',
] as const

export type DepositRefusalRule = (typeof depositRefusalRules)[number]

export type DepositRefusal = AnyRefusal<DepositRefusalRule>
export type DepositDecision = AnyDecision<DepositRefusalRule>

export const refusal = refusalOf<DepositRefusalRule>('deposits')
