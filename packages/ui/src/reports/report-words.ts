import { type ReportStatusTone, reportStatus, reportTypeKey } from '@remesa/domain/reports'
import type { Translate } from '../i18n'
import type { StatusTone } from '../kernel'

/** The name of a type of report; an unknown code is shown as it is. */
export const reportTypeName = (t: Translate, code: string): string => {
  const key = reportTypeKey(code)
  return key !== undefined && t.knows(key) ? t(key) : code
}

/** The name of a status of reports; an unknown code is shown as it is. */
export const reportStatusName = (t: Translate, code: string): string => {
  const { messageKey } = reportStatus(code)
  return messageKey !== undefined && t.knows(messageKey) ? t(messageKey) : code
}

/** The name of a report: the name of its file, or the name of its type if there is no file yet. */
export const reportName = (
  t: Translate,
  { filename, type }: { readonly filename: string | null; readonly type: string },
): string => filename ?? reportTypeName(t, type)

/** The colour tone for each status of a report. */
export const reportTones: Readonly<Record<ReportStatusTone, StatusTone>> = {
  received: 'received',
  processing: 'preparing',
  uploaded: 'done',
  error: 'cancelled',
  neutral: 'neutral',
}
