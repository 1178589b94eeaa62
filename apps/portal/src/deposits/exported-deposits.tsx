import { reportCalls } from '@remesa/api-client/contract'
import { buildDepositsReport, type DepositsReportRequest, proposedDepositDays } from '@remesa/domain/deposits'
import { exportRange } from '@remesa/domain/reports'
import { DepositsExportDialog } from '@remesa/ui/deposits'
import { useClientOf } from '../kernel/api'
import { useNow } from '../kernel/clock'
import { useRequestReport } from '../kernel/write'
import type { DepositsExportProps } from './deposits-export'

export interface ExportedDepositsProps extends DepositsExportProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for the days of the report of deposits and requests it. (DPS-60) */
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
