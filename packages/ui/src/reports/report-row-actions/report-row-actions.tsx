import { isExpired, offersAgain, type ReportRecord, reportActions } from '@remesa/domain/reports'
import { CalendarClock, Download, RotateCw, Table2, Trash2 } from 'lucide'
import { useT } from '../../i18n'
import { Button, Icon, IconButton, Spinner } from '../../kernel'
import { reportName } from '../report-words'

export interface ReportRowActionsProps {
  readonly report: ReportRecord
  readonly now: Date
  /** The progress of the download, while the file is being downloaded. */
  readonly download: { readonly percent: number | undefined } | undefined
  readonly onDownload: () => void
  readonly onPreview: () => void
  readonly onRemove: () => void
  readonly onAgain: () => void
  readonly onSchedule: () => void
}

/**
 * The actions of a report. A report that is being created has no actions. A report without a file can only be
 * requested again.
 */
export function ReportRowActions({ report, now, download, ...on }: ReportRowActionsProps) {
  const t = useT()
  const name = reportName(t, report)
  const percent =
    download?.percent === undefined ? undefined : t('reports.download.percent', { percent: download.percent })
  const hasFile = !isExpired(report, { now })
  const { download: mayDownload, remove } = reportActions(report)
  return (
    <>
      {hasFile && mayDownload.allowed && (
        <>
          <IconButton
            data-row-opener=""
            label={[t('reports.download.of', { name }), percent].filter(Boolean).join(', ')}
            icon={download === undefined ? <Icon of={Download} size={16} /> : <Spinner />}
            aria-busy={download !== undefined}
            onClick={on.onDownload}
          />
          <IconButton
            label={t('reports.preview.of', { name })}
            icon={<Icon of={Table2} size={16} />}
            onClick={on.onPreview}
          />
          <IconButton
            label={t('reports.schedule.of', { name })}
            icon={<Icon of={CalendarClock} size={16} />}
            onClick={on.onSchedule}
          />
        </>
      )}
      {hasFile && remove.allowed && (
        <IconButton
          label={t('reports.remove.of', { name })}
          icon={<Icon of={Trash2} size={16} />}
          onClick={on.onRemove}
        />
      )}
      {offersAgain(report, { now }) && (
        <Button
          size="sm"
          icon={<Icon of={RotateCw} size={16} />}
          aria-label={t('reports.again.of', { name })}
          onClick={on.onAgain}
        >
          {t('reports.again')}
        </Button>
      )}
    </>
  )
}
