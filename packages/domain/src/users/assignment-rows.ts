import { clampPage, lastPage, PAGE_SIZE, type SortDirection } from '../kernel'
import {
  type AssignmentClient,
  type AssignmentSubclient,
  addAssignments,
  isWholeClient,
  isWholeSubclient,
} from './assignments'
import { containsText } from './text-match'
import type { AssignedClient } from './user.schema'

/** One line of the table of assignments: a service point, a whole subclient or a whole client. */
export interface AssignmentRow {
  /** Unlike that of any other row, and the same for the same assignment. */
  readonly key: string
  readonly clientId: number
  /** `null`: every subclient. */
  readonly subclientId: number | null
  /** `null`: every service point. */
  readonly servicePointId: number | null
  /** Code and description, or the word for all. */
  readonly client: string
  readonly center: string
  /** Code of the service point; empty where there is none. */
  readonly code: string
  /** Description of the service point, or the word for all. */
  readonly description: string
  /** Whether what the row assigns is in use. */
  readonly active: boolean
}

/** Columns by which the table is filtered and sorted. */
export type AssignmentColumn = 'client' | 'center' | 'description'

/** What is looked for in each column; empty where nothing is. */
export type AssignmentFilters = Readonly<Record<AssignmentColumn, string>>

/** By which column the table is sorted, and which way. */
export interface AssignmentSort {
  readonly column: AssignmentColumn
  readonly direction: SortDirection
}

/** Everything that decides what the table of assignments shows. */
export interface AssignmentTableState {
  readonly filters: AssignmentFilters
  readonly sort: AssignmentSort
  /** One-based. */
  readonly page: number
  /** Keys of the rows whose box is ticked. */
  readonly selected: ReadonlySet<string>
}

/** What the table of assignments shows. */
export interface AssignmentTable {
  readonly rows: readonly AssignmentRow[]
  /** One-based, never beyond the last. */
  readonly page: number
  readonly lastPage: number
  /** Rows that the filters let through, on all pages. */
  readonly total: number
  /** Rows to remove: ticked, and let through by the filters, so that no hidden row is removed. */
  readonly selectedRows: readonly AssignmentRow[]
  /** Whether the box in the heading is empty, ticked or in between. */
  readonly selection: 'none' | 'some' | 'all'
}

/** The initial table: everything, by client ascending, first page, nothing ticked. (USR-50) */
export const emptyAssignmentTableState = (): AssignmentTableState => ({
  filters: { client: '', center: '', description: '' },
  sort: { column: 'client', direction: 'ASC' },
  page: 1,
  selected: new Set(),
})

/**
 * The tree as lines: one per service point, and one for each client or subclient that is assigned whole. (USR-51)
 *
 * @param labels `all` is the word that whole assignments show where a center or service point would stand.
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

/** The rows that hold what is looked for in every column, whatever the case; blanks around it don't count. (USR-52) */
export const filterAssignmentRows = (
  rows: readonly AssignmentRow[],
  { client, center, description }: AssignmentFilters,
): readonly AssignmentRow[] =>
  rows.filter(
    (row) =>
      containsText(row.client, client.trim()) &&
      containsText(row.center, center.trim()) &&
      containsText(row.description, description.trim()),
  )

/** The rows in the order of one column, as the collator of the user's language has it; equals keep their order. (USR-53) */
export const sortAssignmentRows = (
  rows: readonly AssignmentRow[],
  { column, direction }: AssignmentSort,
  collator: { readonly compare: (a: string, b: string) => number },
): readonly AssignmentRow[] => {
  const sign = direction === 'ASC' ? 1 : -1
  return rows.toSorted((a, b) => sign * collator.compare(a[column], b[column]))
}

/** What the table shows of the rows: filtered, sorted, ten of them, and what is ticked. (USR-50, USR-54) */
export const assignmentTable = (
  rows: readonly AssignmentRow[],
  { filters, sort, page, selected }: AssignmentTableState,
  collator: { readonly compare: (a: string, b: string) => number },
): AssignmentTable => {
  const shown = sortAssignmentRows(filterAssignmentRows(rows, filters), sort, collator)
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

/** The ticks after the box of one row was clicked. (USR-54) */
export const toggleAssignmentRow = (selected: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  selected.has(key) ? without(selected, [key]) : new Set([...selected, key])

/** The ticks after the box in the heading was clicked: all that the filters let through, or none of them. (USR-54) */
export const toggleAllAssignmentRows = (
  rows: readonly AssignmentRow[],
  { filters, selected }: Pick<AssignmentTableState, 'filters' | 'selected'>,
): ReadonlySet<string> => {
  const keys = filterAssignmentRows(rows, filters).map(({ key }) => key)
  return keys.every((key) => selected.has(key)) ? without(selected, keys) : new Set([...selected, ...keys])
}

/** The assignments that rows stand for, as a tree. (USR-66) */
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
