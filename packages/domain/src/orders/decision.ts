import { type Decision as AnyDecision, type Refusal as AnyRefusal, refusalOf } from '../kernel'

/** Every reason that a rule of orders can give for refusing an action. */
export const refusalRules = [
  'page-not-managed',
  'type-not-managed',
  'type-unknown',
  'adapter-missing',
  'cancelling-disabled',
  'foreign-origin',
  'consignment-started',
  'status-final',
  'too-late',
  'no-service-id',
  'not-completed',
  'already-rated',
  'not-rated',
  'no-service-point',
  'no-type',
  'nothing-requested',
  'no-service-points',
  'no-client',
  'no-subclient',
  'export-disabled',
] as const

/** Name of a reason; its message is `orders.refused.<rule>`. */
export type RefusalRule = (typeof refusalRules)[number]

/** One reason why something can't be done with an order. */
export type Refusal = AnyRefusal<RefusalRule>
/** Whether something may be done with an order, with every reason why not. */
export type Decision<R extends RefusalRule = RefusalRule> = AnyDecision<R>

export const refusal = refusalOf<RefusalRule>('orders')
