import { clampPage, containsText, lastPage, PAGE_SIZE, type SortDirection, textOrder } from '../kernel'
import {
  type AssignmentClient,
  type AssignmentSubclient,
  addAssignments,
  isWholeClient,
  isWholeSubclient,
} from './assignments'
import type { AssignedClient } from './user.schema'

/** One line of the table of assignments: a service point, a whole subclient or a whole client. */
export interface AssignmentRow {
  /** Key of the row: unique among the rows, and equal for equal assignments. */
  readonly key: string
  readonly clientId: number
  /** Id of the subclient; `null` for every subclient. */
  readonly subclientId: number | null
  /** Id of the service point; `null` for every service point. */
  readonly servicePointId: number | null
  /** Code and description, or the word for all. */
  readonly client: string
  readonly center: string
  /** Code of the service point; empty for a whole assignment. */
  readonly code: string
  /** Description of the service point, or the word for all. */
  readonly description: string
  /** Whether the assigned record is in use. */
  readonly active: boolean
}

/** The columns of the table with a filter and sorting. */
export type AssignmentColumn = 'client' | 'center' | 'description'

/** The query of each column; empty for no query. */
export type AssignmentFilters = Readonly<Record<AssignmentColumn, string>>

/** The sorting column of the table, and the direction. */
export interface AssignmentSort {
  readonly column: AssignmentColumn
  readonly direction: SortDirection
}

/** The state of the table of assignments. */
export interface AssignmentTableState {
  readonly filters: AssignmentFilters
  readonly sort: AssignmentSort
  /** Number of the page, from 1. */
  readonly page: number
  /** Keys of the rows whose box is ticked. */
  readonly selected: ReadonlySet<string>
}

/** The visible content of the table of assignments. */
export interface AssignmentTable {
  readonly rows: readonly AssignmentRow[]
  /** Number of the page, from 1 and never beyond the last page. */
  readonly page: number
  readonly lastPage: number
  /** Rows that match the filters, on all pages. */
  readonly total: number
  /** The rows to remove: ticked rows that match the filters, so that no hidden row is removed. */
  readonly selectedRows: readonly AssignmentRow[]
  /** Whether the box in the heading is empty, ticked or partly ticked. */
  readonly selection: 'none' | 'some' | 'all'
}

/** The initial table: all rows, by client ascending, first page, no row ticked. (USR-50) */
export const emptyAssignmentTableState = (): AssignmentTableState => ({
  filters: { client: '', center: '', description: '' },
  sort: { column: 'client', direction: 'ASC' },
  page: 1,
  selected: new Set(),
})

/**
 * The tree as rows: one row per service point, and one per whole client or subclient. (USR-51)
 *
 * @param labels `all` is the word of a whole assignment in the columns of center and service point.
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

/** The rows that match the query of every column, both folded. (USR-52, KRN-60) */
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

/** The rows in the order of one column, sorted by the user's language; equal rows keep their order. (USR-53) */
export const sortAssignmentRows = (
  rows: readonly AssignmentRow[],
  { column, direction }: AssignmentSort,
  locale: string,
): readonly AssignmentRow[] => {
  const compare = textOrder(locale)
  const sign = direction === 'ASC' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(a[column], b[column]))
}

/** The visible table: rows filtered, sorted, ten on a page, and the ticked rows. (USR-50, USR-54) */
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

/** The ticks after a click on the box of one row. (USR-54) */
export const toggleAssignmentRow = (selected: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  selected.has(key) ? without(selected, [key]) : new Set([...selected, key])

/** The ticks after a click on the box in the heading: all matching rows are ticked, or no matching row. (USR-54) */
export const toggleAllAssignmentRows = (
  rows: readonly AssignmentRow[],
  { filters, selected }: Pick<AssignmentTableState, 'filters' | 'selected'>,
): ReadonlySet<string> => {
  const keys = filterAssignmentRows(rows, filters).map(({ key }) => key)
  return keys.every((key) => selected.has(key)) ? without(selected, keys) : new Set([...selected, ...keys])
}

/** The assignments of rows, as a tree. (USR-66) */
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
