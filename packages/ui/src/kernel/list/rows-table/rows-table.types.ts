import type { Issue } from '@remesa/domain/kernel'
import type { ReactNode } from 'react'
import type { LocalDraftForm } from '../../form/draft-form'
import type { DataColumn } from '../../table/data-table.types'

/** The table that a row is written into. */
export interface RowPlace<Row> {
  readonly existing: readonly Row[]
  /** Zero-based index of the row that is being changed; `undefined` while one is added. */
  readonly editing: number | undefined
}

/** What the domain knows of the rows of a table. */
export interface RowRules<Row, Draft extends object> {
  readonly empty: () => Draft
  readonly draftOf: (row: Row) => Draft
  /** Every issue of a draft; a name that another row has is one of them. (ADM-TBL-03, ADM-TBL-07, ADM-TBL-11) */
  readonly validate: (draft: Draft, place: RowPlace<Row>) => readonly Issue[]
  /** The table with a valid draft added or in the place of its row. */
  readonly save: (draft: Draft, place: RowPlace<Row>) => readonly Row[]
  /** The table without a row. */
  readonly remove: (rows: readonly Row[], index: number) => readonly Row[]
}

export interface RowsTableProps<Row, Draft extends object> {
  /** Heading, and accessible name of the table. */
  readonly title: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  /** What a row goes by, for its buttons and messages. */
  readonly nameOf: (row: Row) => string
  readonly emptyText: string
  /** The button that adds, and the title of its dialog. */
  readonly addText: string
  readonly rules: RowRules<Row, Draft>
  /** The fields of a row, bound to its form. */
  readonly fields: (form: LocalDraftForm<Draft>, place: RowPlace<Row>) => ReactNode
  /** `undefined`: the table is only read. */
  readonly onChange: ((detail: { readonly rows: readonly Row[] }) => void) | undefined
}
