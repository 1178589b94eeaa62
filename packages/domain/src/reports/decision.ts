import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('reports', ['not-ready', 'failed', 'status-unknown', 'type-not-offered'])

/** A reason why something can't be done with a report, with its message key. */
export const reportRefusal = refusals.refusal
/** The message keys of all reasons that rules of reports give. */
export const reportRefusalKeys = refusals.keys

/** One reason why something can't be done with a report. */
export type ReportRefusal = ReturnType<typeof reportRefusal>
/** Whether something may be done with a report, and every reason why not. */
export type ReportDecision<R extends ReportRefusal['rule'] = ReportRefusal['rule']> = Decision<R>
