import { chakra } from '@chakra-ui/react'
import { formatAmount } from '@remesa/domain/kernel'
import { Download } from 'lucide'
import { useT } from '../../i18n'
import { Button, DataTable, Dialog, FailedState, Icon, Skeleton } from '../../kernel'

/** The first rows of a report as texts. Amounts are plain decimal numbers, such as `1250.5`. */
export interface PreviewRows {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Number of rows in the whole report. */
  readonly total: number
  /** The sums of the report's amounts, in each currency. */
  readonly totals?: readonly (readonly string[])[] | undefined
}

export interface ReportPreviewProps {
  readonly isOpen: boolean
  /** Name of the previewed report. */
  readonly name: string
  /** The first rows of the report; `undefined` while they load. */
  readonly preview: PreviewRows | undefined
  /** Loads the rows again; present only if loading has failed. */
  readonly onRetry?: (() => void) | undefined
  readonly isDownloading: boolean
  readonly onDownload: (detail: { readonly format: 'XLSX' | 'CSV' }) => void
  readonly onClose: () => void
}

/**
 * A dialog with the first rows of a report, and buttons that download the report as a spreadsheet or as comma-separated
 * values.
 */
export function ReportPreview({ isOpen, name, preview, onRetry, isDownloading, ...on }: ReportPreviewProps) {
  const t = useT()
  const icon = <Icon of={Download} size={16} />
  return (
    <Dialog
      size="xl"
      placement="end"
      isOpen={isOpen}
      title={name}
      description={preview && t('reports.preview.rows', { shown: preview.rows.length, total: preview.total })}
      onClose={on.onClose}
      footer={
        <>
          <Button icon={icon} isBusy={isDownloading} onClick={() => on.onDownload({ format: 'CSV' })}>
            {t('reports.download.csv')}
          </Button>
          <Button
            variant="primary"
            icon={icon}
            isBusy={isDownloading}
            onClick={() => on.onDownload({ format: 'XLSX' })}
          >
            {t('reports.download.xlsx')}
          </Button>
        </>
      }
    >
      {onRetry !== undefined && <FailedState title={t('reports.preview.failed')} onRetry={onRetry} />}
      {onRetry === undefined && preview === undefined && (
        <div role="status" aria-label={t('text.loading')}>
          <Skeleton height="16rem" />
        </div>
      )}
      {onRetry === undefined && preview !== undefined && (
        // The section can be focused, so that the table can be scrolled sideways by keyboard.
        <chakra.section aria-label={name} overflowX="auto" tabIndex={0}>
          <PreviewTable caption={name} {...preview} />
        </chakra.section>
      )}
    </Dialog>
  )
}

function PreviewTable({ caption, columns, rows, totals = [] }: PreviewRows & { readonly caption: string }) {
  // Only the columns of amounts have totals.
  const hasAmounts = (at: number) => totals.some((texts) => isNumber(texts[at]))
  return (
    <DataTable
      caption={caption}
      density="compact"
      columns={columns.map((header, at) => ({
        id: String(at),
        header,
        isRowHeader: at === 0,
        align: hasAmounts(at) ? 'end' : 'start',
        cell: ({ texts }: { readonly texts: readonly string[] }) => {
          const text = texts[at] ?? ''
          return hasAmounts(at) && isNumber(text) ? formatAmount(Number(text)) : text
        },
      }))}
      rows={rows.map((texts, at) => ({ id: String(at), texts }))}
      rowId={({ id }) => id}
      foot={totals.map((texts, at) => ({ id: `total-${at}`, texts }))}
    />
  )
}

const isNumber = (text = ''): boolean => /^-?\d+(\.\d+)?$/.test(text)
