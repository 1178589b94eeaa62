import { decide, parseInstant } from '../kernel'
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

/** Whether the file of a report has gone away. One whose end is not known has not. (RPT-6) */
export const isExpired = (
  { expirationDate }: Pick<ReportRecord, 'expirationDate'>,
  { now }: { readonly now: Date },
): boolean => {
  if (expirationDate === null) return false
  const end = parseInstant(expirationDate)
  return end.ok && end.value.getTime() <= now.getTime()
}

/** Whether a report should be offered to be requested again with the same filters: it failed, or has expired. (RPT-6) */
export const offersAgain = (
  report: Pick<ReportRecord, 'status' | 'expirationDate'>,
  { now }: { readonly now: Date },
): boolean => {
  const { messageKey, next } = reportStatus(report.status)
  if (messageKey === undefined || next.length > 0) return false
  return report.status !== READY_STATUS || isExpired(report, { now })
}
