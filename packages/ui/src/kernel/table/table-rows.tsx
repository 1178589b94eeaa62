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
  /** Id of the row whose details are shown next to the table. */
  readonly openId: string | undefined
}

/** The rows of a table that have to be rendered, and empty space that is as high as the other rows. */
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
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a tab index can't be focused.
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

/** The totals below the rows. They are in a separate table body, and become cards like the rows. */
export function FootRows<Row>({ rows, columns }: Pick<DataTableProps<Row>, 'rows' | 'columns'>) {
  return (
    <tbody data-foot="">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a total has no identity beyond its position.
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
  /** Index of the row in the whole table; `undefined` if all rows are rendered. */
  readonly index: number | undefined
  readonly isOpen: boolean
}

/** One row of a table. It is rendered again only if the row itself changes, not if other rows become visible. */
function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, index, isOpen, columns, rowActions, rowTone, isRowMuted, openerOf } = props
  return useMemo(() => {
    const open = openerOf?.(row)
    return (
      // The row index starts at 2, because the header row is row 1. A click on the row works only by pointer;
      // keyboard users use the link or button in a cell.
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
          <Cell key={column.id} column={column} cardTitle={column.cardTitle?.(row)} isFirst={at === 0}>
            {column.isBreakable ? <div>{breakable(column.cell(row))}</div> : column.cell(row)}
          </Cell>
        ))}
        {rowActions !== undefined && <td className="r-actions">{rowActions(row)}</td>}
      </tr>
    )
  }, [id, row, index, isOpen, columns, rowActions, rowTone, isRowMuted, openerOf])
}

/** A line under a row that appears after an action in the row. Screen readers announce it at once. */
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

/**
 * Whether a click is on the row itself, and not on a control or a menu. The click that ends a text selection does not
 * count.
 */
const isOnRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, select, textarea, label') === null &&
  getSelection()?.isCollapsed !== false

interface CellProps<Row> {
  readonly column: DataColumn<Row>
  readonly cardTitle?: string | undefined
  readonly isFirst: boolean
  readonly children: ReactNode
}

function Cell<Row>({ column, cardTitle, isFirst, children }: CellProps<Row>) {
  const isNothing = children === null || children === undefined || children === ''
  const content = isNothing ? '–' : children
  const shared = {
    ...(isNothing ? { 'data-none': '' } : {}),
    ...(column.isBreakable ? { 'data-breakable': '' } : {}),
    'data-align': column.align ?? 'start',
    'data-label': column.header,
    'data-col': column.id,
    'data-card-title': cardTitle,
    ...(isFirst ? { 'data-first': '' } : {}),
    ...(column.isBox ? { 'data-box': '' } : {}),
    ...(column.isDetail ? { 'data-detail': '' } : {}),
  }
  if (!column.isRowHeader) return <td {...shared}>{content}</td>
  return (
    <th scope="row" {...shared}>
      {content}
    </th>
  )
}
