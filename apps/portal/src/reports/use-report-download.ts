import type { AnswerProgress } from '@remesa/api-client'
import { type FileAnswer, reportCalls } from '@remesa/api-client/contract'
import { type ReportRecord, reportActionFacts } from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { refusalReasons, saveFile } from '@remesa/ui/kernel'
import { useState } from 'react'
import { useClientOf } from '../kernel/api'
import { useNotify } from '../kernel/notices'
import { hasPopup, useWrite } from '../kernel/write'

/** The report to download, and the type of its file. */
export interface WantedFile {
  readonly report: ReportRecord
  readonly format: 'XLSX' | 'CSV'
}

/** The download that is in progress. */
export interface RunningDownload {
  readonly id: string
  /** Downloaded share in per cent; `undefined` until the size of the file is known. */
  readonly percent: number | undefined
}

/**
 * Downloads the file of a report. The back end sends the name of the file. Only one report can be downloaded at a
 * time. (RPT-33)
 */
export const useReportDownload = ({ onFailed }: { readonly onFailed?: () => void } = {}) => {
  const t = useT()
  const notify = useNotify()
  const { reports } = useClientOf(reportCalls)
  const [running, setRunning] = useState<RunningDownload>()
  const { send } = useWrite<WantedFile, FileAnswer>({
    call: ({ report: { id }, format }, { refusalShownBy }) =>
      reports.download(
        { params: { id }, query: { format } },
        { refusalShownBy, onProgress: (progress) => setRunning({ id, percent: percentOf(progress) }) },
      ),
    draftOf: ({ report, format }) => `${report.id} ${format}`,
    onDone: ({ bytes, mediaType, name }, { report: { id, filename } }) => {
      setRunning(undefined)
      saveFile(new Blob([bytes.slice()], { type: mediaType }), name ?? filename ?? `report-${id}`)
    },
    onFailed: (failure) => {
      setRunning(undefined)
      const { koKey } = reportActionFacts.download
      if (!hasPopup(failure) && koKey !== undefined && t.knows(koKey))
        notify({ tone: 'danger', text: [t(koKey), ...refusalReasons(t, failure)].join('. ') })
      onFailed?.()
    },
  })
  return {
    running,
    download: (report: ReportRecord, format: WantedFile['format'] = 'XLSX') => {
      setRunning((last) => last ?? { id: report.id, percent: undefined })
      send({ report, format })
    },
  }
}

const percentOf = ({ received, total }: AnswerProgress): number | undefined =>
  total === undefined ? undefined : Math.min(100, Math.floor((received * 100) / total))
