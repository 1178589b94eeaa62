import { CircleAlert } from 'lucide'
import { Fragment, type MouseEvent, type ReactNode, useMemo } from 'react'
import { Icon } from '../icon/icon'
import { breakable } from '../texts/breakable'
import type { DataColumn, DataTableProps } from './data-table.types'
import type { RowWindow } from './use-row-window'
import type { IdentifiedRow } from './use-sorted-rows'

type RowParts<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowActions' | 'rowTone' | 'rowNote' | 'isRowMuted' | 'openerOf'
>

export interface TableRowsProps<Row> extends RowParts<Row> {
  readonly rows: readonly IdentifiedRow<Row>[]
  readonly window: RowWindow
  /** The row that is open next to the table. */
  readonly openId: string | undefined
}

/** The rows of a table that have to be rendered, with gaps as high as the omitted ones. */
export function TableRows<Row>({ rows, window, openId, ...parts }: TableRowsProps<Row>) {
  const { isPart, rendered, offsets } = window
  return rendered.map((index, at) => {
    const identified = rows[index]
    if (identified === undefined) return null
    const next = (rendered[at - 1] ?? -1) + 1
    const left = (offsets[index] ?? 0) - (offsets[next] ?? 0)
    return (
      <Fragment key={identified.id}>
        {isPart && next < index && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: A row without a tab index takes no focus.
          <tr aria-hidden="true" className="r-gap">
            <td colSpan={parts.columns.length + 1} style={{ height: left }} />
          </tr>
        )}
        <TableRow
          {...identified}
          index={isPart ? index : undefined}
          isOpen={identified.id === openId}
          {...parts}
        />
        <RowNote text={parts.rowNote?.(identified.row)} columns={parts.columns.length + 1} />
      </Fragment>
    )
  })
}

/** The totals below the rows. A body of its own: as cards they look as the rows do. */
export function FootRows<Row>({ rows, columns }: Pick<DataTableProps<Row>, 'rows' | 'columns'>) {
  return (
    <tbody data-foot="">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Totals have no identity beyond their place.
        <tr key={at}>
          {columns.map((column, index) => (
            <Cell key={column.id} column={column} isFirst={index === 0}>
              {column.cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface TableRowProps<Row> extends IdentifiedRow<Row>, RowParts<Row> {
  /** Index of the row in the whole table; given if other rows are left out. */
  readonly index: number | undefined
  readonly isOpen: boolean
}

/** One row. It is rendered again only if it changes itself, not if other rows become visible. */
function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, index, isOpen, columns, rowActions, rowTone, isRowMuted, openerOf } = props
  return useMemo(() => {
    const open = openerOf?.(row)
    return (
      // The header row counts as the first row of the table.
      // A click on the row is for the mouse alone: the keyboard uses the link or button of a cell.
      <tr
        data-row-id={id}
        data-tone={rowTone?.(row)}
        data-muted={isRowMuted?.(row) ? '' : undefined}
        data-opens={open && ''}
        aria-current={isOpen || undefined}
        aria-rowindex={index === undefined ? index : index + 2}
        onClick={open && ((event) => isOnRow(event) && open())}
      >
        {columns.map((column, at) => (
          <Cell key={column.id} column={column} isFirst={at === 0}>
            {column.isBreakable ? <div>{breakable(column.cell(row))}</div> : column.cell(row)}
          </Cell>
        ))}
        {rowActions !== undefined && <td className="r-actions">{rowActions(row)}</td>}
      </tr>
    )
  }, [id, row, index, isOpen, columns, rowActions, rowTone, isRowMuted, openerOf])
}

/** A note on the row above, which appears after an action there and is read aloud at once. */
function RowNote({ text, columns }: { readonly text: string | undefined; readonly columns: number }) {
  if (text === undefined) return null
  return (
    <tr className="r-note">
      <td colSpan={columns}>
        <div role="alert">
          <Icon of={CircleAlert} size={14} />
          {text}
        </div>
      </td>
    </tr>
  )
}

/** Whether a click is on the row itself: not on a control or a menu, and not the end of selecting text. */
const isOnRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, select, textarea, label') === null &&
  getSelection()?.isCollapsed !== false

interface CellProps<Row> {
  readonly column: DataColumn<Row>
  readonly isFirst: boolean
  readonly children: ReactNode
}

function Cell<Row>({ column, isFirst, children }: CellProps<Row>) {
  const isNothing = children === null || children === undefined || children === ''
  const content = isNothing ? '–' : children
  const shared = {
    ...(isNothing ? { 'data-none': '' } : {}),
    ...(column.isBreakable ? { 'data-breakable': '' } : {}),
    'data-align': column.align ?? 'start',
    'data-label': column.header,
    'data-col': column.id,
    ...(isFirst ? { 'data-first': '' } : {}),
    ...(column.isBox ? { 'data-box': '' } : {}),
  }
  if (!column.isRowHeader) return <td {...shared}>{content}</td>
  return (
    <th scope="row" {...shared}>
      {content}
    </th>
  )
}
