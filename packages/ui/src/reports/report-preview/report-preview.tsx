import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide'
import { useT } from '../../i18n'
import { Button, DataTable, Dialog, FailedState, Icon } from '../../kernel'

/** The first rows of a report as formatted texts. */
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
      {onRetry === undefined ? (
        // The section can be focused, so that the table can be scrolled sideways by keyboard.
        <chakra.section aria-label={name} overflowX="auto" tabIndex={0}>
          <DataTable
            caption={name}
            density="compact"
            columns={(preview?.columns ?? []).map((header, at) => ({
              id: String(at),
              header,
              isRowHeader: at === 0,
              cell: ({ texts }: { readonly texts: readonly string[] }) => texts[at] ?? '',
            }))}
            rows={(preview?.rows ?? []).map((texts, at) => ({ id: String(at), texts }))}
            rowId={({ id }) => id}
            foot={preview?.totals?.map((texts, at) => ({ id: `total-${at}`, texts }))}
            isLoading={preview === undefined}
          />
        </chakra.section>
      ) : (
        <FailedState title={t('reports.preview.failed')} onRetry={onRetry} />
      )}
    </Dialog>
  )
}
