import { reportCalls } from '@remesa/api-client/contract'
import type { ReportRecord } from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { ReportPreview, reportName } from '@remesa/ui/reports'
import { useQuery } from '@tanstack/react-query'
import { endpointQueryOptions, useClientOf } from '../kernel/api'
import { useReportDownload } from './use-report-download'

export interface PreviewDialogProps {
  readonly isOpen: boolean
  readonly report: ReportRecord
  readonly onClose: () => void
}

/** A dialog with the first rows of a report. (RPT-8) */
export function PreviewDialog({ isOpen, report, onClose }: PreviewDialogProps) {
  const t = useT()
  const { reports } = useClientOf(reportCalls)
  const { running, download } = useReportDownload()
  const { data, isError, isFetching, refetch } = useQuery({
    // A failure opens no popup, because the dialog shows loading and failure itself.
    ...endpointQueryOptions(reports.preview, { params: { id: report.id } }, { isSilent: true }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <ReportPreview
      isOpen={isOpen}
      name={reportName(t, report)}
      preview={data}
      onRetry={isError && !isFetching ? () => void refetch() : undefined}
      isDownloading={running !== undefined}
      onDownload={({ format }) => download(report, format)}
      onClose={onClose}
    />
  )
}
