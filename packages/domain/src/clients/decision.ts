import { type Decision, refusalsOf } from '../kernel'
import { type RecordKind, type RecordRefusalRule, recordRefusalRules } from '../records'

const refusals = refusalsOf<RecordRefusalRule>('clients', recordRefusalRules)

/** A reason for which an action on a client is refused, with the message key `clients.refused.<rule>`. */
export const clientRefusal = refusals.refusal
/** The message keys of all reasons for which rules of clients refuse an action. */
export const clientRefusalKeys = refusals.keys

/** One reason why an action on a client is refused. */
export type ClientRefusal = ReturnType<typeof clientRefusal>
/** Whether an action on a client is allowed, and every reason why not. */
export type ClientDecision<R extends ClientRefusal['rule'] = ClientRefusal['rule']> = Decision<R>

/** The kind of record "client": its permission subjects, and the messages of refused actions. (CLI-71) */
export const clientKind: RecordKind = {
  subjects: {
    add: 'ClientAddPage',
    edit: 'ClientEditPage',
    status: 'ClientEditActive',
    report: 'ReportTypeClient',
  },
  refusal: clientRefusal,
}
