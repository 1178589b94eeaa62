import { decide, parseInstant } from '../kernel'
import { type ReportDecision, type ReportRefusal, reportRefusal } from './decision'
import type { ReportRecord } from './report-record.schema'
import { nextReportStatuses, reportStatus } from './report-status'

/** The status of a report whose file can be downloaded. */
export const READY_STATUS = 'UPLOADED'

/** The reason why a report has no file. */
export type MissingFileRule = Extract<ReportRefusal['rule'], 'not-ready' | 'failed' | 'status-unknown'>

/** The actions on one report. */
export interface ReportActions {
  readonly download: ReportDecision<MissingFileRule>
  readonly remove: ReportDecision<MissingFileRule>
}

/**
 * The actions on one report, which are allowed only in the status UPLOADED. The reason of a refusal is `not-ready` if
 * the file can still be created, otherwise `failed` or `status-unknown`; `required` is the status that the action
 * needs. (RPT-4)
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

/** Whether the file of a report has expired. Without an expiry date it has not. (RPT-6) */
export const isExpired = (
  { expirationDate }: Pick<ReportRecord, 'expirationDate'>,
  { now }: { readonly now: Date },
): boolean => {
  if (expirationDate === null) return false
  const end = parseInstant(expirationDate)
  return end.ok && end.value.getTime() <= now.getTime()
}

/**
 * Whether the user can request a report again with the same filters, because it failed or its file has expired. (RPT-6)
 */
export const offersAgain = (
  report: Pick<ReportRecord, 'status' | 'expirationDate'>,
  { now }: { readonly now: Date },
): boolean => {
  const { messageKey, next } = reportStatus(report.status)
  if (messageKey === undefined || next.length > 0) return false
  return report.status !== READY_STATUS || isExpired(report, { now })
}

/** An action on reports whose result is shown to the user. */
export type ReportAction = 'request' | 'download' | 'remove'

/** The properties of an action on reports: whether the user must confirm it, and the messages about its result. */
export interface ReportActionFacts {
  readonly confirmed: boolean
  readonly okKey: string | undefined
  readonly koKey: string | undefined
}

/**
 * The properties of every action on reports. The user must confirm a request and a removal, but not a download. If
 * `koKey` is `undefined`, the general message is shown after a failure. (RPT-33)
 */
export const reportActionFacts: Readonly<Record<ReportAction, ReportActionFacts>> = {
  request: { confirmed: true, okKey: 'message.usersreport.ok', koKey: undefined },
  download: { confirmed: false, okKey: undefined, koKey: 'download.error' },
  remove: { confirmed: true, okKey: 'report.removed', koKey: undefined },
}

/** The step of an action: not begun, waiting for the user's confirmation, or sent to the back end. */
export type ActionStep = 'idle' | 'asking' | 'sending'

/** An event of an action: the user begins, confirms or cancels it, or the back end has responded. */
export type ActionEvent = 'begin' | 'confirm' | 'cancel' | 'settle'

/**
 * The next step of an action. An action that needs a confirmation is not sent before the user has confirmed it. While
 * the action is being sent, it can't be begun again or cancelled. An event that does not belong to the step changes
 * nothing. (RPT-34)
 */
export const nextActionStep = (step: ActionStep, event: ActionEvent, action: ReportAction): ActionStep => {
  if (step === 'idle' && event === 'begin') return reportActionFacts[action].confirmed ? 'asking' : 'sending'
  if (step === 'asking' && event === 'confirm') return 'sending'
  if (step === 'asking' && event === 'cancel') return 'idle'
  if (step === 'sending' && event === 'settle') return 'idle'
  return step
}
