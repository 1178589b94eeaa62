import { type Decision as AnyDecision, type Refusal as AnyRefusal, refusalOf } from '../kernel'

/** Every reason that a rule of reports can give for refusing an action. */
export const reportRefusalRules = ['not-ready', 'failed', 'status-unknown', 'type-not-offered'] as const

export type ReportRefusalRule = (typeof reportRefusalRules)[number]

export type ReportRefusal = AnyRefusal<ReportRefusalRule>
export type ReportDecision = AnyDecision<ReportRefusalRule>

export const refusal = refusalOf<ReportRefusalRule>('reports')
