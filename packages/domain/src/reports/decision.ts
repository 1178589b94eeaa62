import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('reports', ['not-ready', 'failed', 'status-unknown', 'type-not-offered'])

/** A reason for which an action on a report is refused, with its message key. */
export const reportRefusal = refusals.refusal
/** The message keys of all reasons for which actions on reports are refused. */
export const reportRefusalKeys = refusals.keys

/** One reason why an action on a report is refused. */
export type ReportRefusal = ReturnType<typeof reportRefusal>
/** Whether an action on a report is allowed, and every reason why not. */
export type ReportDecision<R extends ReportRefusal['rule'] = ReportRefusal['rule']> = Decision<R>
