import { chakra } from '@chakra-ui/react'
import { nextReportStatuses, reportStatus } from '@remesa/domain/reports'
import { useT } from '../../i18n'
import { Spinner, StatusBadge } from '../../kernel'
import { reportStatusName, reportTones } from '../report-words'

export interface ReportStateProps {
  /** Code of the status; one that is not known shows as it is. */
  readonly status: string
}

/** The status of a report. One that is on its way turns. */
export function ReportState({ status }: ReportStateProps) {
  const t = useT()
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" color="fg.muted">
      <StatusBadge tone={reportTones[reportStatus(status).tone]} label={reportStatusName(t, status)} />
      {nextReportStatuses(status).length > 0 && <Spinner />}
    </chakra.span>
  )
}
