import type { ApiError, CreateOptions } from '@remesa/api-client'
import type { Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor, Result } from '@remesa/domain/kernel'
import { USERS_REPORT_TOAST_KEY } from '@remesa/domain/users'
import { type ListFilters, ListPage, type ListPageColumn, type ListPageProps } from '@remesa/ui/kernel'
import { type ReactNode, useRef } from 'react'
import { useKeys, useRowKeys } from '../kernel/keys'
import {
  type FilterChoices,
  filterFields,
  useCountryChoices,
  useListActs,
  type useListPage,
} from '../kernel/list'
import { useRequestReport } from '../kernel/write'
import { ListViews } from '../views/list-views'

/** A column of a list as its page describes it; the list's declaration says how it is sorted. */
export type ListCell<Row> = Omit<ListPageColumn<Row>, 'id' | 'sortBy'>

type Shown<F extends string, C extends string, Row> = Pick<
  ReturnType<typeof useListPage<F, C, unknown, unknown, Row>>,
  'columns' | 'filters' | 'page' | 'panel' | 'spec' | 'views'
>

export interface ListScreenProps<F extends string, C extends string, Row>
  extends Pick<
    ListPageProps<Row, F>,
    'title' | 'emptyText' | 'acts' | 'selection' | 'rowActions' | 'rowNote' | 'isRowMuted'
  > {
  /** What `useListPage` returns. */
  readonly shown: Shown<F, C, Row>
  /** The rows, where they differ from the last answer. */
  readonly rows?: readonly Row[]
  readonly filterLabels: Readonly<Record<F, string>>
  /** The options of filters, except countries. */
  readonly filterChoices?: FilterChoices | undefined
  /** The cells of columns by their names. A column without one is part of the row's actions. */
  readonly cells: Readonly<Partial<Record<string, ListCell<Row>>>>
  /** Dialogs of what can be done. */
  readonly children?: ReactNode
}

/** The screen of a list, with what all of them have: views, filters with their key, columns in order, keys of rows. */
export function ListScreen<F extends string, C extends string, Row extends { readonly id: number | string }>({
  shown,
  filterLabels,
  filterChoices,
  cells,
  children,
  ...page
}: ListScreenProps<F, C, Row>) {
  const { columns, filters, panel, spec, views } = shown
  const filtersRef = useRef<ListFilters>(null)
  useKeys({ filter: () => filtersRef.current?.focus() })
  useRowKeys()
  const choices = { countryId: useCountryChoices(), ...filterChoices }
  return (
    <>
      <ListPage<Row, F>
        {...shown.page}
        {...page}
        views={views && <ListViews {...views} />}
        filtersRef={filtersRef}
        filters={{ ...panel, fields: filterFields(spec, filters, filterLabels, choices) }}
        columns={columns.flatMap(({ name, sortBy }) => {
          const cell = cells[name]
          return cell === undefined ? [] : [{ ...cell, id: name, sortBy }]
        })}
        rowId={({ id }) => String(id)}
      />
      {children}
    </>
  )
}

interface RecordActsInput<Report> {
  readonly offers: ReturnType<ListDescriptor<Viewer, string, string, Report>['offers']>
  readonly report: () => Report
  readonly requestReport: (
    input: { readonly body: Report },
    options: CreateOptions,
  ) => Promise<Result<unknown, ApiError>>
  /** Path of the page that imports rows, for who may open it. */
  readonly importPath?: string | undefined
  readonly add?: { readonly path: string; readonly label: string } | undefined
}

/** The buttons above a list of records, and the question before its report is requested. */
export const useRecordActs = <Report,>(input: RecordActsInput<Report>) => {
  const { offers, report, requestReport, importPath, add } = input
  const { ask, isBusy, question } = useRequestReport<Report>({
    call: (body, options) => requestReport({ body }, options),
    okKey: USERS_REPORT_TOAST_KEY,
  })
  const acts = useListActs({
    export: offers.export ? { isBusy, onSelect: () => ask(report()) } : undefined,
    importPath,
    add: offers.add ? add : undefined,
  })
  return { acts, question }
}
