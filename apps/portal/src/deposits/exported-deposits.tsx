import { reportCalls } from '@remesa/api-client/contract'
import { buildDepositsReport, type DepositsReportRequest, proposedDepositDays } from '@remesa/domain/deposits'
import type { CalendarDay } from '@remesa/domain/kernel'
import { exportRange } from '@remesa/domain/reports'
import type { ServicePoint } from '@remesa/domain/service-points'
import { DepositsExportDialog } from '@remesa/ui/deposits'
import { useClientOf } from '../kernel/api'
import { useNow } from '../kernel/clock'
import { useRequestReport } from '../kernel/write'

export interface ExportedDepositsProps {
  /** The day whose deposits the page shows; `''` for all days. */
  readonly day: CalendarDay | ''
  /** Id of the service point whose deposits the page shows; `''` for all service points. */
  readonly point: string
  readonly points: readonly ServicePoint[]
  /** IANA time zone by which the page divides the history into days. */
  readonly timeZone: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A dialog that asks for the days of the report of deposits and requests the report. (DPS-60) */
export function ExportedDeposits({ isOpen, onClose, ...props }: ExportedDepositsProps) {
  const { day, point, points, timeZone } = props
  const { reports } = useClientOf(reportCalls)
  const clock = { now: useNow(), timeZone }
  const chosen = points.find(({ id }) => String(id) === point)
  const { request } = useRequestReport<DepositsReportRequest>({
    call: (body, options) => reports.requestDeposits({ body }, options),
    okKey: 'message.usersreport.ok',
  })
  return (
    <DepositsExportDialog
      isOpen={isOpen}
      point={chosen?.description}
      proposed={proposedDepositDays(day, clock)}
      bounds={exportRange(clock)}
      onSend={({ days }) => {
        onClose()
        request(buildDepositsReport(chosen?.id ?? null, days, clock))
      }}
      onClose={onClose}
    />
  )
}
