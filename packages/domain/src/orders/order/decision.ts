import { type Decision, refusalsOf } from '../../kernel'

const refusals = refusalsOf('orders', [
  'page-not-managed',
  'type-not-managed',
  'type-unknown',
  'adapter-missing',
  'nothing-offered',
  'client-inactive',
  'subclient-inactive',
  'service-point-inactive',
  'cancelling-disabled',
  'foreign-origin',
  'consignment-started',
  'status-final',
  'done',
  'cancelled',
  'on-the-way',
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
])

/** A reason why something can't be done with an order, with its message key. */
export const orderRefusal = refusals.refusal
/** The message keys of all reasons in the rules of orders. */
export const orderRefusalKeys = refusals.keys

/** One reason why something can't be done with an order. */
export type OrderRefusal = ReturnType<typeof orderRefusal>
/** Whether something may be done with an order, and every reason why not. */
export type OrderDecision<R extends OrderRefusal['rule'] = OrderRefusal['rule']> = Decision<R>
