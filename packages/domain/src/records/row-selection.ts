/** The most rows that are changed at once, inclusive. (REC-81) */
export const MAX_ROWS_AT_ONCE = 5_000

/** The rows of a list that are selected: some, or all that match its filters. */
export interface RowSelection<Row> {
  /** Selected rows by id, as the list last showed them; of all that match, those are not needed. */
  readonly rows: ReadonlyMap<number, Row>
  readonly isAll: boolean
}

interface IdentifiedRow {
  readonly id: number
}

/** Nothing selected. (REC-80) */
export const emptySelection: RowSelection<never> = { rows: new Map<number, never>(), isAll: false }

/** Whether a row is selected. (REC-80) */
export const isRowSelected = (selection: RowSelection<IdentifiedRow>, { id }: IdentifiedRow): boolean =>
  selection.isAll || selection.rows.has(id)

/**
 * The selection after the box of one row was clicked. Without one row of all that match, the other rows of the page are
 * left. (REC-80)
 *
 * @param page the rows in sight.
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

/** Whether the box of the page is empty, ticked or in between. (REC-80) */
export const pageSelection = (
  selection: RowSelection<IdentifiedRow>,
  page: readonly IdentifiedRow[],
): 'none' | 'some' | 'all' => {
  const count = page.filter((row) => isRowSelected(selection, row)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

/** The selection after the box of the page was clicked: all of its rows, or none of them. (REC-80) */
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

/** How many rows are selected. (REC-80) */
export const selectedCount = (
  { rows, isAll }: RowSelection<IdentifiedRow>,
  { total }: { readonly total: number },
): number => (isAll ? total : rows.size)

/** Whether all rows that match can be selected: more of them than are selected, and no more than the maximum. (REC-81) */
export const canSelectAll = (
  selection: RowSelection<IdentifiedRow>,
  { total }: { readonly total: number },
): boolean => total > selectedCount(selection, { total }) && total <= MAX_ROWS_AT_ONCE

/** The selection with the rows in sight as they are now. (REC-80) */
export const withRowsInSight = <Row extends IdentifiedRow>(
  { rows, isAll }: RowSelection<Row>,
  page: readonly Row[],
): RowSelection<Row> => {
  const now = byId(page)
  return { rows: new Map([...rows].map(([id, row]) => [id, now.get(id) ?? row])), isAll }
}

const byId = <Row extends IdentifiedRow>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))
