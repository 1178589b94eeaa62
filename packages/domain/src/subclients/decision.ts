import { type Decision, refusalsOf } from '../kernel'
import { type RecordRefusalRule, recordRefusalRules } from '../records'

const refusals = refusalsOf<RecordRefusalRule | 'client-without-code'>('subclients', [
  ...recordRefusalRules,
  'no-client',
  'client-without-code',
])

/** A reason why something can't be done with a subclient, with its message key `subclients.refused.<rule>`. */
export const subclientRefusal = refusals.refusal
/** The message keys of all reasons that rules of subclients give. */
export const subclientRefusalKeys = refusals.keys

/** One reason why something can't be done with a subclient. */
export type SubclientRefusal = ReturnType<typeof subclientRefusal>
/** Whether something about a subclient may be done, and every reason why not. */
export type SubclientDecision<R extends SubclientRefusal['rule'] = SubclientRefusal['rule']> = Decision<R>
