import { historyCalls } from '@remesa/api-client/contract'
import type { RecordHistoryKind } from '@remesa/domain/records'
import type { RecordHeadProps, RecordLink } from '@remesa/ui/records'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { endpointQueryOptions, useClientOf } from '../kernel/api'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { historyPatterns } from './history-address'
import { leaveRecord } from './list-memory'

/**
 * The head of every page of a record: the last change of the record, with a link to its history. When the user goes
 * to the list, the row of the record gets the focus. (REC-93, REC-95)
 */
export const useRecordHead = (
  kind: RecordHistoryKind,
  id: number,
  listPath: string,
): {
  readonly head: Pick<RecordHeadProps, 'changed' | 'historyHref' | 'timeZone' | 'renderLink'>
  /** Reads the last change of the record again. */
  readonly reread: () => void
} => {
  const { timeZone } = usePortal()
  const { history } = useClientOf(historyCalls)
  useEffect(() => () => leaveRecord(listPath, id), [listPath, id])
  const latest = endpointQueryOptions(
    history.record,
    { params: { kind, id }, query: { page: 0, size: 1 } },
    // A failure opens no popup, because the form works without the last change.
    { isSilent: true },
  )
  const { data, refetch } = useQuery({ ...latest, staleTime: 0 })
  const head = {
    changed: data?.content[0],
    historyHref: fillPattern(historyPatterns[kind], { id }),
    timeZone,
    renderLink: (link: RecordLink) => <Link key={link.href} {...link} />,
  }
  return { head, reread: () => void refetch() }
}
