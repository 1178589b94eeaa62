import type { AnyIssue } from '@remesa/domain/kernel'
import type { ReactNode } from 'react'
import type { LocalDraftForm } from '../../form/draft-form'
import type { DataColumn } from '../../table/data-table.types'

/** The rows of a table, and the index of the row that is being changed. */
export interface RowPlace<Row> {
  readonly existing: readonly Row[]
  /** Zero-based index of the row that is being changed; `undefined` while a row is being added. */
  readonly editing: number | undefined
}

/** The domain's rules for adding, changing and removing the rows of a table. */
export interface RowRules<Row, Draft extends object> {
  /** Returns the initial draft of an additional row. */
  readonly empty: (rows: readonly Row[]) => Draft
  readonly draftOf: (row: Row) => Draft
  /**
   * Every validation issue of a draft, including a name that another row already has. (ADM-TBL-03, ADM-TBL-07,
   * ADM-TBL-11)
   */
  readonly validate: (draft: Draft, place: RowPlace<Row>) => readonly AnyIssue[]
  /**
   * Returns the rows after a valid draft is saved: a new draft is an additional row, a changed draft replaces the
   * row that is being changed.
   */
  readonly save: (draft: Draft, place: RowPlace<Row>) => readonly Row[]
  /** Returns the rows without the row at an index. */
  readonly remove: (rows: readonly Row[], index: number) => readonly Row[]
}

export interface RowsTableProps<Row, Draft extends object> {
  /** Heading above the table, and accessible name of the table. */
  readonly title: string
  /** Level of the heading; `h3` by default. */
  readonly heading?: 'h2' | 'h3' | undefined
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  /** Name of a row, for its buttons and messages. */
  readonly nameOf: (row: Row) => string
  readonly emptyText: string
  /** Text of the Add button and title of its dialog. */
  readonly addText: string
  readonly rules: RowRules<Row, Draft>
  /** Renders the fields of a row, bound to its form. */
  readonly fields: (form: LocalDraftForm<Draft>, place: RowPlace<Row>) => ReactNode
  /** Called with the rows after a change; `undefined` for a read-only table. */
  readonly onChange?: ((detail: { readonly rows: readonly Row[] }) => void) | undefined
}
