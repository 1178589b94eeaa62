import { chakra } from '@chakra-ui/react'
import { nextReportStatuses, reportStatus } from '@remesa/domain/reports'
import { TimerOff } from 'lucide'
import { useT } from '../../i18n'
import { Spinner, StatusBadge } from '../../kernel'
import { reportStatusName, reportTones } from '../report-words'

export interface ReportStateProps {
  /** Code of the report's status; an unknown code is shown as it is. */
  readonly status: string
  /** Whether the file of the report has expired. */
  readonly isExpired?: boolean | undefined
}

/** The status of a report. Its icon turns while the report is being created. */
export function ReportState({ status, isExpired = false }: ReportStateProps) {
  const t = useT()
  if (isExpired) return <StatusBadge tone="neutral" icon={TimerOff} label={t('reports.expired')} />
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" color="fg.muted">
      <StatusBadge tone={reportTones[reportStatus(status).tone]} label={reportStatusName(t, status)} />
      {nextReportStatuses(status).length > 0 && <Spinner />}
    </chakra.span>
  )
}
