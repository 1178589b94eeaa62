import { type Decision, refusalsOf } from '../kernel'
import { type RecordKind, type RecordRefusalRule, recordRefusalRules } from '../records'

const refusals = refusalsOf<RecordRefusalRule | 'client-without-code' | 'subclient-without-code'>(
  'service-points',
  [...recordRefusalRules, 'no-client', 'no-subclient', 'client-without-code', 'subclient-without-code'],
)

/** A reason for which an action on a service point is refused, with the message key `service-points.refused.<rule>`. */
export const servicePointRefusal = refusals.refusal
/** The message keys of all reasons for which actions on service points are refused. */
export const servicePointRefusalKeys = refusals.keys

/** One reason why an action on a service point is refused. */
export type ServicePointRefusal = ReturnType<typeof servicePointRefusal>
/** Whether an action on a service point is allowed, and every reason why not. */
export type ServicePointDecision<R extends ServicePointRefusal['rule'] = ServicePointRefusal['rule']> =
  Decision<R>

/** The kind of record "service point": its permission subjects, and the messages of refused actions. (SVP-20) */
export const servicePointKind: RecordKind = {
  subjects: {
    add: 'ServicepointAddPage',
    edit: 'ServicepointEditPage',
    status: 'ServicepointEditActive',
    report: 'ReportTypeServicepoint',
  },
  refusal: servicePointRefusal,
}
