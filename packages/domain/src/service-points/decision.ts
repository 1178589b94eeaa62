import { type Decision, refusalsOf } from '../kernel'
import { type RecordKind, type RecordRefusalRule, recordRefusalRules } from '../records'

const refusals = refusalsOf<RecordRefusalRule | 'client-without-code' | 'subclient-without-code'>(
  'service-points',
  [...recordRefusalRules, 'no-client', 'no-subclient', 'client-without-code', 'subclient-without-code'],
)

/** A reason why an action on a service point is refused; its message key is `service-points.refused.<rule>`. */
export const servicePointRefusal = refusals.refusal
/** The message keys of all reasons why actions on service points are refused. */
export const servicePointRefusalKeys = refusals.keys

/** One reason why an action on a service point is refused. */
export type ServicePointRefusal = ReturnType<typeof servicePointRefusal>
/** Whether an action on a service point is allowed, and every reason why not. */
export type ServicePointDecision<R extends ServicePointRefusal['rule'] = ServicePointRefusal['rule']> =
  Decision<R>

/** Service points as a kind of record: their permission subjects, and the messages of refusals. (SVP-20) */
export const servicePointKind: RecordKind = {
  subjects: {
    add: 'ServicepointAddPage',
    edit: 'ServicepointEditPage',
    status: 'ServicepointEditActive',
    report: 'ReportTypeServicepoint',
  },
  refusal: servicePointRefusal,
}
