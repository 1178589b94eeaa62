import { decide, parseInstant } from '../kernel'
import { type ReportDecision, type ReportRefusal, reportRefusal } from './decision'
import type { ReportRecord } from './report-record.schema'
import { nextReportStatuses, reportStatus } from './report-status'

/** The status in which a report has a file. */
export const READY_STATUS = 'UPLOADED'

/** The reason why a report has no file. */
export type MissingFileRule = Extract<ReportRefusal['rule'], 'not-ready' | 'failed' | 'status-unknown'>

/** The actions of one report. */
export interface ReportActions {
  readonly download: ReportDecision<MissingFileRule>
  readonly remove: ReportDecision<MissingFileRule>
}

/**
 * The actions of one report: both are allowed exactly in status UPLOADED. The reason tells whether the file may still
 * come (`not-ready`) or not (`failed`, `status-unknown`); `required` is the status that would be needed. (RPT-4)
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

/** Whether the file of a report has expired. A report without a known end has not. (RPT-6) */
export const isExpired = (
  { expirationDate }: Pick<ReportRecord, 'expirationDate'>,
  { now }: { readonly now: Date },
): boolean => {
  if (expirationDate === null) return false
  const end = parseInstant(expirationDate)
  return end.ok && end.value.getTime() <= now.getTime()
}

/** Whether to offer a new request of a report with the same filters: it failed, or has expired. (RPT-6) */
export const offersAgain = (
  report: Pick<ReportRecord, 'status' | 'expirationDate'>,
  { now }: { readonly now: Date },
): boolean => {
  const { messageKey, next } = reportStatus(report.status)
  if (messageKey === undefined || next.length > 0) return false
  return report.status !== READY_STATUS || isExpired(report, { now })
}

/** Actions on reports whose outcome is shown to the user. */
export type ReportAction = 'request' | 'download' | 'remove'

/** The properties of an action on reports: whether it is confirmed first, and the messages of its outcomes. */
export interface ReportActionFacts {
  readonly confirmed: boolean
  readonly okKey: string | undefined
  readonly koKey: string | undefined
}

/**
 * The properties of every action on reports: a request, from any list, and a removal are confirmed first; a download
 * is not. A failure without its own message has the general one. (RPT-33)
 */
export const reportActionFacts: Readonly<Record<ReportAction, ReportActionFacts>> = {
  request: { confirmed: true, okKey: 'message.usersreport.ok', koKey: undefined },
  download: { confirmed: false, okKey: undefined, koKey: 'download.error' },
  remove: { confirmed: true, okKey: 'report.removed', koKey: undefined },
}

/** The step of an action: not begun, waiting for the user's confirmation, or sent to the back end. */
export type ActionStep = 'idle' | 'asking' | 'sending'

/** An event of an action: the user begins, confirms or cancels it, or the back end answers. */
export type ActionEvent = 'begin' | 'confirm' | 'cancel' | 'settle'

/**
 * The next step of an action. An action that needs a confirmation is never sent without it; after sending it
 * can be neither begun again nor cancelled. An event that does not belong to the step changes nothing.
 * (RPT-34)
 */
export const nextActionStep = (step: ActionStep, event: ActionEvent, action: ReportAction): ActionStep => {
  if (step === 'idle' && event === 'begin') return reportActionFacts[action].confirmed ? 'asking' : 'sending'
  if (step === 'asking' && event === 'confirm') return 'sending'
  if (step === 'asking' && event === 'cancel') return 'idle'
  if (step === 'sending' && event === 'settle') return 'idle'
  return step
}
