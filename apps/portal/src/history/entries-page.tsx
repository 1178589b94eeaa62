import type { Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor } from '@remesa/domain/kernel'
import type { HistoryColumn, HistoryEntry } from '@remesa/domain/records'
import {
  EntryActor,
  EntryDialog,
  EntrySubject,
  EntryTime,
  firstOfDays,
  HistoryChanges,
} from '@remesa/ui/history'
import { useT } from '@remesa/ui/i18n'
import {
  Icon,
  IconButton,
  type ListAct,
  type ListFilters,
  ListPage,
  type ListPageColumn,
} from '@remesa/ui/kernel'
import { Eye } from 'lucide'
import { useRef } from 'react'
import type { ReadCall } from '../kernel/api'
import { useKeys, useRowKeys } from '../kernel/keys'
import { type FilterChoices, filterFields, useListPage } from '../kernel/list'
import { useOpenedDialog } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import { RecordLinks } from './record-links'

/** Lines of an entry in the list; its dialog has all of them. */
const LINES = 4

export interface EntriesPageProps<F extends string, Query> {
  readonly list: ListDescriptor<Viewer, F, HistoryColumn, undefined>
  readonly call: ReadCall<
    { readonly query: Query },
    { readonly content: readonly HistoryEntry[]; readonly totalElements: number }
  >
  readonly title: string
  readonly emptyText: string
  readonly filterLabels: Readonly<Record<F, string>>
  readonly filterChoices: FilterChoices
  readonly acts?: readonly ListAct[] | undefined
}

/** A list of entries of the history, the latest first, each with a dialog that says all of it. */
export function EntriesPage<F extends string, Query>(props: EntriesPageProps<F, Query>) {
  const { list, call, title, emptyText, filterLabels, filterChoices, acts } = props
  const t = useT()
  const { timeZone } = usePortal()
  const { columns, filters, page, panel, spec } = useListPage({ list, call })
  const filtersRef = useRef<ListFilters>(null)
  useKeys({ filter: () => filtersRef.current?.focus() })
  useRowKeys()
  const firsts = firstOfDays(page.rows, timeZone)
  const { opened, open, close } = useOpenedDialog<HistoryEntry>()
  const cells: Readonly<Record<HistoryColumn, Omit<ListPageColumn<HistoryEntry>, 'id'>>> = {
    at: {
      header: t('history.column.at'),
      isRowHeader: true,
      cell: (entry) => (
        <EntryTime entry={entry} timeZone={timeZone} ofDay={firsts.has(entry.id) ? 'first' : 'other'} />
      ),
    },
    actor: { header: t('history.column.actor'), cell: (entry) => <EntryActor entry={entry} /> },
    subject: { header: t('history.column.subject'), cell: (entry) => <EntrySubject entry={entry} /> },
    changes: {
      header: t('history.column.changes'),
      cell: (entry) => <HistoryChanges entry={entry} limit={LINES} onMore={() => open(entry)} />,
    },
  }
  return (
    <>
      <ListPage<HistoryEntry, F>
        {...page}
        title={title}
        emptyText={emptyText}
        acts={acts}
        filtersRef={filtersRef}
        filters={{ ...panel, fields: filterFields(spec, filters, filterLabels, filterChoices) }}
        columns={columns.map(({ name }) => ({ ...cells[name], id: name }))}
        rowActions={(entry) => (
          <IconButton
            data-row-opener=""
            label={t('history.details', { entry: entry.id })}
            icon={<Icon of={Eye} size={16} />}
            onClick={() => open(entry)}
          />
        )}
        rowId={({ id }) => String(id)}
      />
      {opened && (
        <EntryDialog
          key={opened.opening}
          isOpen={opened.isOpen}
          entry={opened.subject}
          timeZone={timeZone}
          links={<RecordLinks entry={opened.subject} />}
          onClose={close}
        />
      )}
    </>
  )
}
