import { type Decision, refusalsOf } from '../kernel'
import { type RecordKind, type RecordRefusalRule, recordRefusalRules } from '../records'

const refusals = refusalsOf<RecordRefusalRule | 'client-without-code'>('subclients', [
  ...recordRefusalRules,
  'no-client',
  'client-without-code',
])

/** A reason for which an action on a subclient is refused, with the message key `subclients.refused.<rule>`. */
export const subclientRefusal = refusals.refusal
/** The message keys of all reasons for which actions on subclients are refused. */
export const subclientRefusalKeys = refusals.keys

/** One reason why an action on a subclient is refused. */
export type SubclientRefusal = ReturnType<typeof subclientRefusal>
/** Whether an action on a subclient is allowed, and every reason why not. */
export type SubclientDecision<R extends SubclientRefusal['rule'] = SubclientRefusal['rule']> = Decision<R>

/** The kind of record "subclient": its permission subjects, and the messages of refused actions. (SUB-50) */
export const subclientKind: RecordKind = {
  subjects: {
    add: 'SubclientAddPage',
    edit: 'SubclientEditPage',
    status: 'SubclientEditActive',
    report: 'ReportTypeSubclient',
  },
  refusal: subclientRefusal,
}
