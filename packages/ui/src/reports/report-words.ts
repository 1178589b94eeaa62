import { type ReportStatusTone, reportStatus, reportTypeKey } from '@remesa/domain/reports'
import type { Translate } from '../i18n'
import type { StatusTone } from '../kernel'

/** The name of a type of report; a code that is not known stands for itself. */
export const reportTypeName = (t: Translate, code: string): string => {
  const key = reportTypeKey(code)
  return key !== undefined && t.knows(key) ? t(key) : code
}

/** The name of a status of reports; a code that is not known stands for itself. */
export const reportStatusName = (t: Translate, code: string): string => {
  const { messageKey } = reportStatus(code)
  return messageKey !== undefined && t.knows(messageKey) ? t(messageKey) : code
}

/** What people call a report: its file, or its type as long as it has none. */
export const reportName = (
  t: Translate,
  { filename, type }: { readonly filename: string | null; readonly type: string },
): string => filename ?? reportTypeName(t, type)

/** The look of a status of reports among that of all states. */
export const reportTones: Readonly<Record<ReportStatusTone, StatusTone>> = {
  received: 'received',
  processing: 'preparing',
  uploaded: 'done',
  error: 'cancelled',
  neutral: 'neutral',
}
