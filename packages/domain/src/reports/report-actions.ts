import { decide } from '../kernel'
import { type ReportDecision, type ReportRefusal, reportRefusal } from './decision'
import type { ReportRecord } from './report-record.schema'
import { nextReportStatuses, reportStatus } from './report-status'

/** The status in which a report has a file. */
export const READY_STATUS = 'UPLOADED'

/** Why a report has no file. */
export type MissingFileRule = Extract<ReportRefusal['rule'], 'not-ready' | 'failed' | 'status-unknown'>

/** What can be done with one report. */
export interface ReportActions {
  readonly download: ReportDecision<MissingFileRule>
  readonly remove: ReportDecision<MissingFileRule>
}

/**
 * The actions of one report: both exactly in UPLOADED. The reason tells whether waiting helps (`not-ready`) or not
 * (`failed`, `status-unknown`); `required` is the status that would have passed. (RPT-4)
 */
export const reportActions = ({ status }: Pick<ReportRecord, 'status'>): ReportActions => {
  const decision = decide([
    status !== READY_STATUS && reportRefusal(whyNot(status), { status, required: READY_STATUS }),
  ])
  return { download: decision, remove: decision }
}

const whyNot = (status: string) => {
  if (reportStatus(status).messageKey === undefined) return 'status-unknown'
  return nextReportStatuses(status).length > 0 ? 'not-ready' : 'failed'
}
