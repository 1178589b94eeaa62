/** The tone (color and icon) of a report status: its code in lower case, or `neutral` for an unknown code. */
export type ReportStatusTone = 'received' | 'processing' | 'uploaded' | 'error' | 'neutral'

/** The code of a known report status. */
export type ReportStatusCode = 'RECEIVED' | 'PROCESSING' | 'UPLOADED' | 'ERROR'

/** The properties of a report status. */
export interface ReportStatus {
  readonly code: string
  /** Message key of the label; `undefined` for an unknown code, which is shown as it is. */
  readonly messageKey: string | undefined
  readonly tone: ReportStatusTone
  /** The statuses that can follow this one; empty for a final status. */
  readonly next: readonly ReportStatusCode[]
}

/** The statuses of reports, in the order in which a report passes through them. (RPT-2) */
export const reportStatuses = [
  status('RECEIVED', 'received', ['PROCESSING']),
  status('PROCESSING', 'processing', ['UPLOADED', 'ERROR']),
  status('UPLOADED', 'uploaded', []),
  status('ERROR', 'error', []),
] as const satisfies readonly ReportStatus[]

/**
 * The properties of the report status with this code. An unknown code has a neutral tone, and no status follows it.
 * (RPT-2)
 */
export const reportStatus = (code: string): ReportStatus =>
  reportStatuses.find((known) => known.code === code) ?? {
    code,
    messageKey: undefined,
    tone: 'neutral',
    next: [],
  }

/**
 * The statuses that can follow a report status: PROCESSING after RECEIVED, and UPLOADED or ERROR after PROCESSING.
 * (RPT-3)
 */
export const nextReportStatuses = (code: string): readonly ReportStatusCode[] => reportStatus(code).next

function status<C extends ReportStatusCode>(
  code: C,
  tone: ReportStatusTone,
  next: readonly ReportStatusCode[],
) {
  return { code, messageKey: `reports.status.${code}`, tone, next } as const
}
