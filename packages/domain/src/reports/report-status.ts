/** The look of a status: its code in lower case, or `neutral` for a code that is not known. */
export type ReportStatusTone = 'received' | 'processing' | 'uploaded' | 'error' | 'neutral'

/** A status that is known. */
export type ReportStatusCode = 'RECEIVED' | 'PROCESSING' | 'UPLOADED' | 'ERROR'

/** What is known of a status. */
export interface ReportStatus {
  readonly code: string
  /** `undefined` for a code that is not known: show the code itself. */
  readonly messageKey: string | undefined
  readonly tone: ReportStatusTone
  /** Statuses that may follow; none when the report has come to its end. */
  readonly next: readonly ReportStatusCode[]
}

/** The one table of report statuses, in the order in which a report goes through them. (RPT-2) */
export const reportStatuses = [
  status('RECEIVED', 'received', ['PROCESSING']),
  status('PROCESSING', 'processing', ['UPLOADED', 'ERROR']),
  status('UPLOADED', 'uploaded', []),
  status('ERROR', 'error', []),
] as const satisfies readonly ReportStatus[]

/** What is known of a status. A code that is not known is neutral and leads nowhere. (RPT-2) */
export const reportStatus = (code: string): ReportStatus =>
  reportStatuses.find((known) => known.code === code) ?? {
    code,
    messageKey: undefined,
    tone: 'neutral',
    next: [],
  }

/** The statuses that may follow a status: RECEIVED, PROCESSING, then UPLOADED or ERROR, and nothing after those. (RPT-3) */
export const nextReportStatuses = (code: string): readonly ReportStatusCode[] => reportStatus(code).next

function status<C extends ReportStatusCode>(
  code: C,
  tone: ReportStatusTone,
  next: readonly ReportStatusCode[],
) {
  return { code, messageKey: `reports.status.${code}`, tone, next } as const
}
