import { type Decision as AnyDecision, type Refusal as AnyRefusal, refusalOf } from '../kernel'

/** Every reason that a rule of reports can give for refusing an action. */
export const reportRefusalRules = ['not-ready', 'failed', 'status-unknown', 'type-not-offered'] as const

/** Name of such a reason; its message is `reports.refused.<rule>`. */
export type ReportRefusalRule = (typeof reportRefusalRules)[number]

/** One reason why something can't be done with a report. */
export type ReportRefusal = AnyRefusal<ReportRefusalRule>
/** Whether something can be done with a report, and every reason why not. */
export type ReportDecision<R extends ReportRefusalRule = ReportRefusalRule> = AnyDecision<R>

export const refusal = refusalOf<ReportRefusalRule>('reports')
