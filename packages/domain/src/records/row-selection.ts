/** The highest number of rows that can be changed together. (REC-81) */
export const MAX_ROWS_AT_ONCE = 5_000

/** The selected rows of a list: single rows, or all rows that match the list's filters. */
export interface RowSelection<Row> {
  /** The selected rows by id, with the data that the list showed last; empty if all matching rows are selected. */
  readonly rows: ReadonlyMap<number, Row>
  readonly isAll: boolean
}

interface IdentifiedRow {
  readonly id: number
}

/** A selection in which no row is selected. (REC-80) */
export const emptySelection: RowSelection<never> = { rows: new Map<number, never>(), isAll: false }

/** Whether a row is selected. (REC-80) */
export const isRowSelected = (selection: RowSelection<IdentifiedRow>, { id }: IdentifiedRow): boolean =>
  selection.isAll || selection.rows.has(id)

/**
 * The selection after a click on the checkbox of one row. If all matching rows were selected, the other rows of the
 * page stay selected. (REC-80)
 *
 * @param page The rows on the current page.
 */
export const toggleRow = <Row extends IdentifiedRow>(
  selection: RowSelection<Row>,
  row: Row,
  page: readonly Row[],
): RowSelection<Row> => {
  const rows = new Map(selection.isAll ? byId(page) : selection.rows)
  if (isRowSelected(selection, row)) rows.delete(row.id)
  else rows.set(row.id, row)
  return { rows, isAll: false }
}

/** Whether the checkbox of the page is empty, ticked or partly ticked. (REC-80) */
export const pageSelection = (
  selection: RowSelection<IdentifiedRow>,
  page: readonly IdentifiedRow[],
): 'none' | 'some' | 'all' => {
  const count = page.filter((row) => isRowSelected(selection, row)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

/** The selection after a click on the checkbox of the page: all rows of the page are selected, or none. (REC-80) */
export const togglePage = <Row extends IdentifiedRow>(
  selection: RowSelection<Row>,
  page: readonly Row[],
): RowSelection<Row> => {
  if (selection.isAll) return emptySelection
  const rows = new Map(selection.rows)
  const isWhole = pageSelection(selection, page) === 'all'
  for (const row of page) {
    if (isWhole) rows.delete(row.id)
    else rows.set(row.id, row)
  }
  return { rows, isAll: false }
}

/** The number of selected rows. (REC-80) */
export const selectedCount = (
  { rows, isAll }: RowSelection<IdentifiedRow>,
  { total }: { readonly total: number },
): number => (isAll ? total : rows.size)

/**
 * Whether the user can select all matching rows. There must be more of them than selected rows, and not more than the
 * maximum. (REC-81)
 */
export const canSelectAll = (
  selection: RowSelection<IdentifiedRow>,
  { total }: { readonly total: number },
): boolean => total > selectedCount(selection, { total }) && total <= MAX_ROWS_AT_ONCE

/** The selection after the page was loaded again: selected rows that are on the page have their new data. (REC-80) */
export const withRowsInSight = <Row extends IdentifiedRow>(
  { rows, isAll }: RowSelection<Row>,
  page: readonly Row[],
): RowSelection<Row> => {
  const now = byId(page)
  return { rows: new Map([...rows].map(([id, row]) => [id, now.get(id) ?? row])), isAll }
}

const byId = <Row extends IdentifiedRow>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))
