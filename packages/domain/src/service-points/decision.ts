import { type Decision, refusalsOf } from '../kernel'
import { type RecordRefusalRule, recordRefusalRules } from '../records'

const refusals = refusalsOf<RecordRefusalRule | 'client-without-code' | 'subclient-without-code'>(
  'service-points',
  [...recordRefusalRules, 'no-client', 'no-subclient', 'client-without-code', 'subclient-without-code'],
)

/** A reason why something can't be done with a service point; its message key is `service-points.refused.<rule>`. */
export const servicePointRefusal = refusals.refusal
/** The message keys of all reasons that rules of service points give. */
export const servicePointRefusalKeys = refusals.keys

/** One reason why something can't be done with a service point. */
export type ServicePointRefusal = ReturnType<typeof servicePointRefusal>
/** Whether something about a service point may be done, and every reason why not. */
export type ServicePointDecision<R extends ServicePointRefusal['rule'] = ServicePointRefusal['rule']> =
  Decision<R>
