import { type ReportRecord, reportActions } from '@remesa/domain/reports'
import { Download, Trash2 } from 'lucide-react'
import { useT } from '../../i18n'
import { Button, IconButton } from '../../kernel'
import { reportName } from '../report-words'

export interface ReportRowActsProps {
  readonly report: ReportRecord
  /** How much of its file has arrived, while it is being downloaded. */
  readonly download: { readonly percent: number | undefined } | undefined
  readonly onDownload: () => void
  readonly onRemove: () => void
}

/** What can be done with a report: nothing as long as it has no file. */
export function ReportRowActs({ report, download, onDownload, onRemove }: ReportRowActsProps) {
  const t = useT()
  const name = reportName(t, report)
  const { download: mayDownload, remove } = reportActions(report)
  return (
    <>
      {mayDownload.allowed && (
        <Button
          size="sm"
          data-row-opener=""
          icon={<Download aria-hidden="true" size={16} />}
          isBusy={download !== undefined}
          aria-label={t('reports.download.of', { name })}
          onClick={onDownload}
        >
          {download?.percent === undefined
            ? t('reports.download')
            : t('reports.download.percent', { percent: download.percent })}
        </Button>
      )}
      {remove.allowed && (
        <IconButton
          label={t('reports.remove.of', { name })}
          icon={<Trash2 aria-hidden="true" size={16} />}
          onClick={onRemove}
        />
      )}
    </>
  )
}
