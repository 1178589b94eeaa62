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

/** Creates a reason why an action on an order is refused, with its message key. */
export const orderRefusal = refusals.refusal
/** The message keys of all reasons why actions on orders are refused. */
export const orderRefusalKeys = refusals.keys

/** One reason why an action on an order is refused. */
export type OrderRefusal = ReturnType<typeof orderRefusal>
/** Whether an action on an order is allowed, with all reasons for a refusal. */
export type OrderDecision<R extends OrderRefusal['rule'] = OrderRefusal['rule']> = Decision<R>
