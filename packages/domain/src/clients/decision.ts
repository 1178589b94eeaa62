import { type Decision, refusalsOf } from '../kernel'
import { type RecordRefusalRule, recordRefusalRules } from '../records'

const refusals = refusalsOf<RecordRefusalRule>('clients', recordRefusalRules)

/** A reason why something can't be done with a client, with its message key `clients.refused.<rule>`. */
export const clientRefusal = refusals.refusal
/** The message keys of all reasons that rules of clients give. */
export const clientRefusalKeys = refusals.keys

/** One reason why something can't be done with a client. */
export type ClientRefusal = ReturnType<typeof clientRefusal>
/** Whether something about a client may be done, and every reason why not. */
export type ClientDecision<R extends ClientRefusal['rule'] = ClientRefusal['rule']> = Decision<R>
