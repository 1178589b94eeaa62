/** The look of a status: its code in lower case, or `neutral` for a code that is not known. */
export type ReportStatusTone = 'received' | 'processing' | 'uploaded' | 'error' | 'neutral'

/** A known status. */
export type ReportStatusCode = 'RECEIVED' | 'PROCESSING' | 'UPLOADED' | 'ERROR'

/** The properties of a status. */
export interface ReportStatus {
  readonly code: string
  /** Message key of the label; `undefined` for an unknown code: show the code itself. */
  readonly messageKey: string | undefined
  readonly tone: ReportStatusTone
  /** The next statuses; empty for a final status. */
  readonly next: readonly ReportStatusCode[]
}

/** The table of report statuses, in the order in which a report passes through them. (RPT-2) */
export const reportStatuses = [
  status('RECEIVED', 'received', ['PROCESSING']),
  status('PROCESSING', 'processing', ['UPLOADED', 'ERROR']),
  status('UPLOADED', 'uploaded', []),
  status('ERROR', 'error', []),
] as const satisfies readonly ReportStatus[]

/** The properties of a status. An unknown code is neutral and has no next status. (RPT-2) */
export const reportStatus = (code: string): ReportStatus =>
  reportStatuses.find((known) => known.code === code) ?? {
    code,
    messageKey: undefined,
    tone: 'neutral',
    next: [],
  }

/** The next statuses of a status: PROCESSING after RECEIVED, then UPLOADED or ERROR, which are final. (RPT-3) */
export const nextReportStatuses = (code: string): readonly ReportStatusCode[] => reportStatus(code).next

function status<C extends ReportStatusCode>(
  code: C,
  tone: ReportStatusTone,
  next: readonly ReportStatusCode[],
) {
  return { code, messageKey: `reports.status.${code}`, tone, next } as const
}
