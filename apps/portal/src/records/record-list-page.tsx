import type { ApiError, CreateOptions } from '@remesa/api-client'
import type { PageName, Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor, Result } from '@remesa/domain/kernel'
import { canChangeStatus, type RecordKind, recordRowActions } from '@remesa/domain/records'
import type { ViewedList } from '@remesa/domain/views'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import type { ReadCall } from '../kernel/api'
import type { BulkAct, FilterChoices } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { EditLink } from './edit-link'
import { type ListCells, ListScreen, useManagedList } from './list-screen'
import { type RecordField, recordFieldName } from './record-cells'
import { type SetStatusCall, StatusSwitch } from './status-switch'
import { useStatusActs } from './use-status-acts'
import { type SwitchableRow, useStatusSwitches } from './use-status-switches'

/** A row of a list of records. */
export interface RecordRow extends SwitchableRow {
  readonly description: string
}

export interface RecordListPageProps<F extends RecordField, C extends RecordField, Report, Query, Row> {
  readonly list: ListDescriptor<Viewer, F, C | 'edit' | 'active', Report>
  /** By which the saved views of the list go. */
  readonly name: ViewedList
  readonly kind: RecordKind
  readonly calls: {
    readonly list: ReadCall<
      { readonly query: Query },
      { readonly content: readonly Row[]; readonly totalElements: number }
    >
    readonly setStatus: SetStatusCall
    readonly requestReport: (
      input: { readonly body: Report },
      options: CreateOptions,
    ) => Promise<Result<unknown, ApiError>>
  }
  readonly texts: { readonly title: MessageKey; readonly empty: MessageKey; readonly add: MessageKey }
  readonly pages: {
    readonly add: PageName
    readonly edit: PageName
    /** Where records come in from a spreadsheet, for kinds that have that. */
    readonly import?: PageName | undefined
  }
  readonly filterChoices?: FilterChoices | undefined
  /** The cells of the columns that records of this kind alone have. */
  readonly cells: ListCells<C, Row>
  /** What else can be done with many rows at once. */
  readonly acts?: readonly BulkAct<Row>[] | undefined
}

/** A list of records: rows with their switches and links to their forms, what many of them share, report. (REC-30 to REC-34) */
export function RecordListPage<
  F extends RecordField,
  C extends RecordField,
  Report,
  Query,
  Row extends RecordRow,
>({
  list,
  name,
  kind,
  calls,
  texts,
  pages,
  filterChoices,
  cells,
  acts = [],
}: RecordListPageProps<F, C, Report, Query, Row>) {
  const t = useT()
  const { ability } = usePortal()
  const statusActs = useStatusActs({
    isAllowed: canChangeStatus(ability, kind).allowed,
    call: calls.setStatus,
    listId: calls.list.id,
  })
  const managed = useManagedList({
    list,
    name,
    calls,
    rowName: ({ description }) => description,
    bulkActs: [...acts, ...statusActs],
    importPage: pages.import,
    add: { page: pages.add, label: t(texts.add) },
  })
  const { rows, noteOf, ...switches } = useStatusSwitches(managed.shown.page.rows, calls.list.id)
  const active = (row: Row) =>
    recordRowActions(row, ability, kind).toggle.allowed ? (
      <StatusSwitch row={row} name={row.description} call={calls.setStatus} {...switches} />
    ) : (
      t(row.active ? 'text.yes' : 'text.no')
    )
  return (
    <ListScreen<F, C | 'edit' | 'active', C | 'active', Row>
      {...managed}
      rows={rows}
      title={t(texts.title)}
      emptyText={t(texts.empty)}
      filterName={recordFieldName(t)}
      columnName={recordFieldName(t)}
      filterChoices={filterChoices}
      cells={{ ...cells, active }}
      rowNote={noteOf}
      isRowMuted={(row) => !row.active}
      rowActions={(row) =>
        recordRowActions(row, ability, kind).edit.allowed && (
          <EditLink page={pages.edit} id={row.id} label={t('record-lists.edit', { name: row.description })} />
        )
      }
    />
  )
}
