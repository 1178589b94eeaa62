import { clampPage, containsText, lastPage, PAGE_SIZE, type SortDirection, textOrder } from '../kernel'
import {
  type AssignmentClient,
  type AssignmentSubclient,
  addAssignments,
  isWholeClient,
  isWholeSubclient,
} from './assignments'
import type { AssignedClient } from './user.schema'

/** One row in the table of assignments: a service point, a whole subclient or a whole client. */
export interface AssignmentRow {
  /** Key of the row, built from the ids of the assignment. It is unique in the table. */
  readonly key: string
  readonly clientId: number
  /** Id of the subclient; `null` if the whole client is assigned. */
  readonly subclientId: number | null
  /** Id of the service point; `null` if a whole client or subclient is assigned. */
  readonly servicePointId: number | null
  /** Code and description of the client. */
  readonly client: string
  readonly center: string
  /** Code of the service point; empty if a whole client or subclient is assigned. */
  readonly code: string
  /** Description of the service point, or the word "all". */
  readonly description: string
  /** Whether the assigned record is active. */
  readonly active: boolean
}

/** The columns in the table of assignments that can be filtered and sorted. */
export type AssignmentColumn = 'client' | 'center' | 'description'

/** For each column, the text by which it is filtered; empty if there is no filter. */
export type AssignmentFilters = Readonly<Record<AssignmentColumn, string>>

/** The column by which the table is sorted, and the direction of sorting. */
export interface AssignmentSort {
  readonly column: AssignmentColumn
  readonly direction: SortDirection
}

/** The state of the table of assignments: its filters, sorting, page and ticked rows. */
export interface AssignmentTableState {
  readonly filters: AssignmentFilters
  readonly sort: AssignmentSort
  /** Number of the current page, from 1. */
  readonly page: number
  /** Keys of the rows whose checkbox is ticked. */
  readonly selected: ReadonlySet<string>
}

/** The part of the table of assignments that is visible. */
export interface AssignmentTable {
  readonly rows: readonly AssignmentRow[]
  /** Number of the current page, from 1 to the last page. */
  readonly page: number
  readonly lastPage: number
  /** The number of rows that match the filters, on all pages. */
  readonly total: number
  /** The rows that a removal affects: ticked rows that match the filters. Hidden rows are never removed. */
  readonly selectedRows: readonly AssignmentRow[]
  /** Whether the checkbox in the table heading is empty, partly ticked or ticked. */
  readonly selection: 'none' | 'some' | 'all'
}

/**
 * The initial state of the table of assignments: no filter, sorted by client ascending, first page, no row ticked.
 * (USR-50)
 */
export const emptyAssignmentTableState = (): AssignmentTableState => ({
  filters: { client: '', center: '', description: '' },
  sort: { column: 'client', direction: 'ASC' },
  page: 1,
  selected: new Set(),
})

/**
 * The rows for a tree of assignments: one row for each service point, and for each client or subclient that is assigned
 * as a whole. (USR-51)
 *
 * @param labels `all` is the word that a whole client or subclient has in the columns of center and service point.
 */
export const assignmentRows = (
  tree: readonly AssignedClient[],
  { all }: { readonly all: string },
): readonly AssignmentRow[] =>
  addAssignments(tree, []).flatMap((client) => {
    const whole = {
      key: `${client.id}`,
      clientId: client.id,
      subclientId: null,
      servicePointId: null,
      client: named(client),
      center: all,
      code: '',
      description: all,
      active: client.active,
    }
    if (isWholeClient(client)) return [whole]
    return client.subclients.flatMap((subclient): readonly AssignmentRow[] => {
      const center = {
        ...whole,
        key: `${whole.key}/${subclient.id}`,
        subclientId: subclient.id,
        center: named(subclient),
        active: subclient.active,
      }
      if (isWholeSubclient(subclient)) return [center]
      return subclient.servicepoints.map((point) => ({
        ...center,
        key: `${center.key}/${point.id}`,
        servicePointId: point.id,
        code: point.codeSol ?? '',
        description: point.description,
        active: point.active,
      }))
    })
  })

/** The rows that match the filters of all columns, ignoring case and accents. (USR-52, KRN-60) */
export const filterAssignmentRows = (
  rows: readonly AssignmentRow[],
  { client, center, description }: AssignmentFilters,
): readonly AssignmentRow[] =>
  rows.filter(
    (row) =>
      containsText(row.client, client) &&
      containsText(row.center, center) &&
      containsText(row.description, description),
  )

/**
 * The rows sorted by one column in the alphabetical order of the user's language; equal rows keep their order. (USR-53)
 */
export const sortAssignmentRows = (
  rows: readonly AssignmentRow[],
  { column, direction }: AssignmentSort,
  locale: string,
): readonly AssignmentRow[] => {
  const compare = textOrder(locale)
  const sign = direction === 'ASC' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(a[column], b[column]))
}

/** The visible part of the table. The rows are filtered, sorted and divided into pages of ten. (USR-50, USR-54) */
export const assignmentTable = (
  rows: readonly AssignmentRow[],
  { filters, sort, page, selected }: AssignmentTableState,
  locale: string,
): AssignmentTable => {
  const shown = sortAssignmentRows(filterAssignmentRows(rows, filters), sort, locale)
  const selectedRows = shown.filter(({ key }) => selected.has(key))
  const current = clampPage(page, shown.length)
  return {
    rows: shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
    page: current,
    lastPage: lastPage(shown.length),
    total: shown.length,
    selectedRows,
    selection: selectedRows.length === 0 ? 'none' : selectedRows.length === shown.length ? 'all' : 'some',
  }
}

/** The keys of the ticked rows after a click on the checkbox of one row. (USR-54) */
export const toggleAssignmentRow = (selected: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  selected.has(key) ? without(selected, [key]) : new Set([...selected, key])

/**
 * The keys of the ticked rows after a click on the checkbox in the table heading. The click ticks all rows that match
 * the filters, or none if all were ticked. (USR-54)
 */
export const toggleAllAssignmentRows = (
  rows: readonly AssignmentRow[],
  { filters, selected }: Pick<AssignmentTableState, 'filters' | 'selected'>,
): ReadonlySet<string> => {
  const keys = filterAssignmentRows(rows, filters).map(({ key }) => key)
  return keys.every((key) => selected.has(key)) ? without(selected, keys) : new Set([...selected, ...keys])
}

/** The tree of assignments that consists of these rows. (USR-66) */
export const assignmentsOfRows = (rows: readonly AssignmentRow[]): readonly AssignmentClient[] =>
  addAssignments(
    [],
    rows.map(({ clientId, subclientId, servicePointId }): AssignmentClient => {
      const servicepoints = servicePointId === null ? [] : [{ id: servicePointId }]
      const subclients: readonly AssignmentSubclient[] =
        subclientId === null ? [] : [{ id: subclientId, servicepoints }]
      return { id: clientId, subclients }
    }),
  )

const named = ({ codeSol, description }: Pick<AssignedClient, 'codeSol' | 'description'>): string =>
  codeSol === null || codeSol === '' ? description : `${codeSol} - ${description}`

const without = (selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> => {
  const gone = new Set(keys)
  return new Set([...selected].filter((key) => !gone.has(key)))
}
