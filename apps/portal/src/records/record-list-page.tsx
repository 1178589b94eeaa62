import { chakra } from '@chakra-ui/react'
import type { ApiError, CreateOptions } from '@remesa/api-client'
import { type PageName, portalPages, type Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor, Result } from '@remesa/domain/kernel'
import { canChangeStatus, type Place, type RecordKind, recordRowActions } from '@remesa/domain/records'
import type { ViewedList } from '@remesa/domain/views'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import { type Fact, StateTag } from '@remesa/ui/kernel'
import type { ComponentType } from 'react'
import type { ReadCall } from '../kernel/api'
import type { BulkAction, FilterChoices } from '../kernel/list'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { EditLink } from './edit-link'
import { type ListCells, ListScreen, useManagedList } from './list-screen'
import type { PanelEditorProps } from './panel-editor'
import { type RecordField, recordFieldName } from './record-cells'
import type { ReadRecordParts } from './record-panel'
import { type DependentsCall, type SetStatusCall, StatusSwitch } from './status-switch'
import { useStatusActions } from './use-status-actions'
import { type SwitchableRow, useStatusSwitches } from './use-status-switches'

/** A row of a list of records. */
export interface RecordRow extends SwitchableRow {
  readonly description: string
  readonly idSmartcash: string | null
}

export interface RecordListPageProps<F extends RecordField, C extends RecordField, Report, Query, Row> {
  readonly list: ListDescriptor<Viewer, F, C | 'edit' | 'active', Report>
  /** The name under which the views of the list are saved. */
  readonly name: ViewedList
  readonly kind: RecordKind
  readonly calls: {
    readonly list: ReadCall<
      { readonly query: Query },
      { readonly content: readonly Row[]; readonly totalElements: number }
    >
    readonly get: ReadRecordParts
    readonly setStatus: SetStatusCall
    readonly dependents: DependentsCall
    readonly requestReport: (
      input: { readonly body: Report },
      options: CreateOptions,
    ) => Promise<Result<unknown, ApiError>>
  }
  readonly texts: {
    readonly title: MessageKey
    readonly empty: MessageKey
    readonly add: MessageKey
    readonly search: MessageKey
  }
  readonly pages: {
    readonly add: PageName
    readonly edit: PageName
    /** The page that imports records of this kind from a spreadsheet; absent for kinds without an import. */
    readonly import?: PageName | undefined
  }
  readonly filterChoices?: FilterChoices | undefined
  /** The cells of the columns that only records of this kind have. */
  readonly cells: ListCells<C, Row>
  /** The kind of the highest inactive record among the parents of a row's record. (REC-92) */
  readonly inactiveAbove?: ((row: Row) => 'client' | 'subclient' | undefined) | undefined
  /** Edits a record in the panel beside the list. */
  readonly editor: ComponentType<PanelEditorProps>
  /** The record of a row, and its parent records. */
  readonly placeOf: (row: Row) => Place
  /** Values of a row that are shown only in the panel, in addition to the values of the columns. */
  readonly factsOf?: ((row: Row) => readonly Fact[]) | undefined
  /** Further actions on the selected rows. */
  readonly actions?: readonly BulkAction<Row>[] | undefined
}

/**
 * The list page of clients, subclients or service points: rows with a switch and a link to the form, actions on the
 * selected rows, and the report. (REC-30 to REC-34)
 */
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
  inactiveAbove,
  editor,
  placeOf,
  factsOf,
  actions = [],
}: RecordListPageProps<F, C, Report, Query, Row>) {
  const t = useT()
  const { ability } = usePortal()
  const statusActions = useStatusActions({
    isAllowed: canChangeStatus(ability, kind).allowed,
    call: calls.setStatus,
    dependents: calls.dependents,
    list: name,
    listId: calls.list.id,
  })
  const managed = useManagedList({
    list,
    name,
    calls,
    rowName: ({ description }) => description,
    bulkActions: [...actions, ...statusActions],
    importPage: pages.import,
    add: { page: pages.add, label: t(texts.add) },
  })
  const { rows, noteOf, ...switches } = useStatusSwitches(managed.shown.page.rows, calls.list.id)
  const active = (row: Row) => {
    const level = inactiveAbove?.(row)
    return (
      <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
        {activeState(row)}
        {level && <StateTag label={t(`record-lists.inactive.${level}`)} tone="warning" />}
      </chakra.span>
    )
  }
  const activeState = (row: Row) =>
    recordRowActions(row, ability, kind).toggle.allowed ? (
      <StatusSwitch
        row={row}
        name={row.description}
        isQuiet
        call={calls.setStatus}
        dependents={calls.dependents}
        {...switches}
      />
    ) : (
      t(row.active ? 'text.yes' : 'text.no')
    )
  return (
    <ListScreen<F, C | 'edit' | 'active', C | 'active', Row>
      {...managed}
      rows={rows}
      title={t(texts.title)}
      emptyText={t(texts.empty)}
      searchHint={t(texts.search)}
      rowPath={(row) =>
        recordRowActions(row, ability, kind).edit.allowed
          ? fillPattern(portalPages[pages.edit].path, { id: row.id })
          : undefined
      }
      look={{
        ...managed.look,
        place: (row) => ({ of: placeOf(row), read: calls.get, editor }),
        facts: (row) => [
          ...(factsOf?.(row) ?? []),
          { term: t('record-lists.field.idSmartcash'), value: row.idSmartcash ?? undefined },
        ],
      }}
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
