import type { ApiError, CreateOptions } from '@remesa/api-client'
import type { Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor, Result } from '@remesa/domain/kernel'
import { canChangeStatus, type RecordKind, recordRowActions } from '@remesa/domain/records'
import type { ViewedList } from '@remesa/domain/views'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import { Icon, IconLink, type ListFilters, ListPage, type ListPageColumn } from '@remesa/ui/kernel'
import { Pencil } from 'lucide'
import { useRef } from 'react'
import { Link } from 'wouter'
import type { ReadCall } from '../kernel/api'
import { useKeys, useRowKeys } from '../kernel/keys'
import {
  type BulkAct,
  type FilterChoices,
  filterFields,
  useBulk,
  useCountryChoices,
  useListActs,
  useListPage,
} from '../kernel/list'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { useRequestReport } from '../kernel/write'
import { ListViews } from '../views/list-views'
import { type SetStatusCall, StatusSwitch } from './status-switch'
import { useStatusActs } from './use-status-acts'
import { type SwitchableRow, useStatusSwitches } from './use-status-switches'

/** A row of a list of records. */
export interface RecordRow extends SwitchableRow {
  readonly description: string
}

export interface RecordListPageProps<F extends string, C extends string, Report, Query, Row> {
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
  /** Patterns of the pages that add and edit a record. */
  readonly paths: {
    readonly add: string
    readonly edit: string
    /** Where records come in from a spreadsheet, for kinds that have that. */
    readonly import?: string | undefined
  }
  readonly filterLabels: Readonly<Record<F, string>>
  readonly filterChoices?: FilterChoices | undefined
  /** The cells of the columns that records of this kind alone have. */
  readonly cells: Readonly<Record<C, Omit<ListPageColumn<Row>, 'id' | 'sortBy'>>>
  /** What else can be done with many rows at once. */
  readonly acts?: readonly BulkAct<Row>[] | undefined
}

/** A list of records: filters, rows with their switches and links to their forms, report. (REC-30 to REC-34) */
export function RecordListPage<F extends string, C extends string, Report, Query, Row extends RecordRow>(
  props: RecordListPageProps<F, C, Report, Query, Row>,
) {
  const { list, name, kind, calls, texts, paths, filterLabels, filterChoices, cells, acts = [] } = props
  const t = useT()
  const { ability } = usePortal()
  const { columns, filters, matching, offers, page, panel, report, spec, views } = useListPage({
    list,
    call: calls.list,
    name,
  })
  const { rows, noteOf, ...switches } = useStatusSwitches(page.rows, calls.list.id)
  const { selection, dialog } = useBulk({
    ...matching,
    rowName: ({ description }) => description,
    acts: [
      ...acts,
      ...useStatusActs({
        isAllowed: canChangeStatus(ability, kind).allowed,
        call: calls.setStatus,
        listId: calls.list.id,
      }),
    ],
  })
  const { ask, isBusy, question } = useRequestReport<Report>({
    call: (body, options) => calls.requestReport({ body }, options),
    okKey: 'message.usersreport.ok',
  })
  const filtersRef = useRef<ListFilters>(null)
  useKeys({ filter: () => filtersRef.current?.focus() })
  useRowKeys()
  const countryId = useCountryChoices()
  const listActs = useListActs({
    export: offers.export ? { isBusy, onSelect: () => ask(report()) } : undefined,
    importPath: offers.add ? paths.import : undefined,
    add: offers.add ? { path: paths.add, label: t(texts.add) } : undefined,
  })
  const active: Omit<ListPageColumn<Row>, 'id' | 'sortBy'> = {
    header: t('record-lists.field.active'),
    cell: (row) =>
      recordRowActions(row, ability, kind).toggle.allowed ? (
        <StatusSwitch row={row} name={row.description} call={calls.setStatus} {...switches} />
      ) : (
        t(row.active ? 'text.yes' : 'text.no')
      ),
  }
  return (
    <>
      <ListPage<Row, F>
        {...page}
        rows={rows}
        title={t(texts.title)}
        views={views && <ListViews {...views} />}
        emptyText={t(texts.empty)}
        acts={listActs}
        filtersRef={filtersRef}
        filters={{
          ...panel,
          fields: filterFields(spec, filters, filterLabels, { countryId, ...filterChoices }),
        }}
        columns={columns.flatMap(({ name, sortBy }) => {
          if (name === 'edit') return []
          return [{ ...(name === 'active' ? active : cells[name]), id: name, sortBy }]
        })}
        rowNote={noteOf}
        isRowMuted={(row) => !row.active}
        selection={selection}
        rowActions={(row) => {
          if (!recordRowActions(row, ability, kind).edit.allowed) return null
          const form = fillPattern(paths.edit, { id: row.id })
          return (
            <Link href={form} asChild>
              <IconLink
                data-row-opener=""
                href={form}
                label={t('record-lists.edit', { name: row.description })}
                icon={<Icon of={Pencil} size={16} />}
              />
            </Link>
          )
        }}
        rowId={({ id }) => String(id)}
      />
      {question}
      {dialog}
    </>
  )
}
