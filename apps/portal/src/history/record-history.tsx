import { historyCalls } from '@remesa/api-client/contract'
import type { Viewer } from '@remesa/domain/abilities'
import { historyFields, type RecordHistoryKind, recordHistoryList } from '@remesa/domain/records'
import { fieldWords } from '@remesa/ui/history'
import { useT } from '@remesa/ui/i18n'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { endpointQueryOptions, type ReadCall, useClientOf } from '../kernel/api'
import { UnknownRecord, usePathId } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { historyPatterns } from '../records/history-address'
import { EntriesPage } from './entries-page'

export interface RecordHistoryProps<Data> {
  readonly kind: RecordHistoryKind
  /** The call that reads the record. The page shows the name of the record. */
  readonly call: ReadCall<{ readonly params: { readonly id: number } }, Data>
  readonly nameOf: (record: Data) => string
  /** Fields that the record's form does not show to the viewer. Pass the same function at each render. */
  readonly hiddenFrom?: ((viewer: Viewer) => readonly string[]) | undefined
}

/**
 * The changes of the record whose id is in the URL, and who made them. For a record that the viewer may not see, the
 * page for unknown URLs is shown. (AUD-1)
 */
export function RecordHistory<Data>(props: RecordHistoryProps<Data>) {
  const id = usePathId(historyPatterns[props.kind])
  return id === undefined ? <UnknownRecord /> : <HistoryOf key={id} {...props} id={id} />
}

function HistoryOf<Data>(props: RecordHistoryProps<Data> & { readonly id: number }) {
  const { kind, id, call, nameOf, hiddenFrom } = props
  const t = useT()
  const { timeZone } = usePortal()
  const { history } = useClientOf(historyCalls)
  const list = useMemo(() => recordHistoryList(kind, hiddenFrom), [kind, hiddenFrom])
  const entries = useMemo(() => {
    const read: typeof history.record = history.record
    return Object.assign(
      (
        { query }: { readonly query: NonNullable<Parameters<typeof read>[0]['query']> },
        options: Parameters<typeof read>[1],
      ) => read({ params: { kind, id }, query: { ...query, zone: timeZone } }, options),
      // Each record has its own cache entry, so that the page never shows the history of another record.
      { id: `${read.id}/${kind}/${id}` },
    )
  }, [history, kind, id, timeZone])
  const record = useQuery(endpointQueryOptions(call, { params: { id } }, { isSilent: true }))
  if (record.error?.error.kind === 'rejected' && record.error.error.status === 404) return <UnknownRecord />
  return (
    <EntriesPage
      list={list}
      call={entries}
      title={record.data === undefined ? t('nav.history') : nameOf(record.data)}
      emptyText={t('history.empty')}
      filterName={(filter) => t(`history.filter.${filter}`)}
      filterChoices={{
        field: historyFields[kind].map((value) => ({ value, label: fieldWords(t, value) })),
      }}
    />
  )
}
