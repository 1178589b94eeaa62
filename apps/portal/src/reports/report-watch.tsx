import { reportCalls } from '@remesa/api-client/contract'
import { READY_STATUS, type ReportRecord } from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { reportTypeName } from '@remesa/ui/reports'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { endpointQueryOptions, useClientOf } from '../kernel/api'
import { useNotify } from '../kernel/notices'
import { useExternalStore } from '../kernel/state'
import { awaitedReports, endAwaiting } from '../kernel/write'
import { settledReports } from './settled-reports'
import { useReportChanges } from './use-report-changes'
import { useReportDownload } from './use-report-download'

/** Query of the 100 newest reports. The portal stops waiting for a report that this list no longer contains. */
const LATEST = { page: 0, size: 100, orderBy: 'id', direction: 'DESC' } as const

/** Announces when a report that was requested in this tab is ready, whatever page is open. (RPT-40) */
export function ReportWatch({ isOpen }: { readonly isOpen: boolean }) {
  const t = useT()
  const notify = useNotify()
  const { reports } = useClientOf(reportCalls)
  const awaited = useExternalStore(awaitedReports)
  const { download } = useReportDownload()
  const { data } = useQuery({
    ...endpointQueryOptions(reports.list, { query: LATEST }, { isSilent: true }),
    enabled: isOpen,
    staleTime: 0,
  })
  useReportChanges({ isOn: isOpen })
  const announce = useEffectEvent(() => {
    const settled = settledReports(data?.content ?? [], awaited)
    for (const report of settled) {
      const name = reportTypeName(t, report.type)
      if (report.status === READY_STATUS)
        notify({
          tone: 'success',
          key: 'reports.isReady',
          values: { name },
          action: { text: t('reports.download'), onAction: () => download(report) },
        })
      else notify({ tone: 'warning', key: 'reports.hasFailed', values: { name } })
    }
    endAwaiting(settled.map(({ id }) => id))
  })
  // A report that is missing from two responses was removed, or another user requested it in this tab.
  const missed = useRef<readonly string[]>([])
  const dropMissing = useEffectEvent((shown: readonly ReportRecord[]) => {
    const missing = awaited.filter((id) => !shown.some((report) => report.id === id))
    endAwaiting(missing.filter((id) => missed.current.includes(id)))
    missed.current = missing
  })
  useEffect(() => {
    if (data !== undefined) dropMissing(data.content)
  }, [data])
  useEffect(() => {
    if (data !== undefined && awaited.length > 0) announce()
  }, [data, awaited])
  return null
}
