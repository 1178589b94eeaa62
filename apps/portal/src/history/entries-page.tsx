import type { Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor, ListState } from '@remesa/domain/kernel'
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
import { Icon, IconButton, type ListAction } from '@remesa/ui/kernel'
import { Eye } from 'lucide'
import { Link } from 'wouter'
import type { ReadCall } from '../kernel/api'
import { useListPage } from '../kernel/list'
import { useOpenedDialog } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import { type ListCells, ListScreen, type ListScreenProps } from '../records/list-screen'
import { RecordLinks, useRecordAddresses } from './record-links'

/** Largest number of lines of an entry in the list. The dialog of an entry shows all its lines. */
const LINES = 4

export interface EntriesPageProps<F extends string, Query>
  extends Pick<
    ListScreenProps<F, HistoryColumn, HistoryColumn, HistoryEntry>,
    'title' | 'emptyText' | 'filterName' | 'filterChoices'
  > {
  readonly list: ListDescriptor<Viewer, F, HistoryColumn, undefined>
  readonly call: ReadCall<
    { readonly query: Query },
    { readonly content: readonly HistoryEntry[]; readonly totalElements: number }
  >
  /**
   * The buttons above the list, for its current filters; `total` is `undefined` until the number of entries is known.
   */
  readonly actionsOf?: (shown: {
    readonly state: ListState<F>
    readonly total: number | undefined
  }) => readonly ListAction[]
}

/** A page with entries of the history, the latest first. Each entry has a dialog that shows all of it. */
export function EntriesPage<F extends string, Query>({
  list,
  call,
  actionsOf,
  ...page
}: EntriesPageProps<F, Query>) {
  const t = useT()
  const { timeZone } = usePortal()
  const shown = useListPage({ list, call })
  const addressesOf = useRecordAddresses()
  const firsts = firstOfDays(shown.page.rows, timeZone)
  const { opened, open, close } = useOpenedDialog<HistoryEntry>()
  const cells: ListCells<HistoryColumn, HistoryEntry> = {
    at: {
      isRowHeader: true,
      cell: (entry) => (
        <EntryTime entry={entry} timeZone={timeZone} ofDay={firsts.has(entry.id) ? 'first' : 'other'} />
      ),
    },
    actor: (entry) => <EntryActor entry={entry} />,
    subject: (entry) => {
      const form = addressesOf(entry)?.form
      return (
        <EntrySubject
          entry={entry}
          renderLink={form === undefined ? undefined : (name) => <Link href={form}>{name}</Link>}
        />
      )
    },
    changes: (entry) => <HistoryChanges entry={entry} limit={LINES} onMore={() => open(entry)} />,
  }
  return (
    <ListScreen
      {...page}
      shown={shown}
      actions={actionsOf?.({
        state: shown.state,
        total: shown.matching.isKnown ? shown.matching.total : undefined,
      })}
      columnName={(column) => t(`history.column.${column}`)}
      cells={cells}
      rowActions={(entry) => (
        <IconButton
          data-row-opener=""
          label={t('history.details', { entry: entry.id })}
          icon={<Icon of={Eye} size={16} />}
          onClick={() => open(entry)}
        />
      )}
    >
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
    </ListScreen>
  )
}
