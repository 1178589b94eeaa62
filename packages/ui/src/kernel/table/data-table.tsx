import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useT } from '../../i18n'
import { Skeleton } from '../loading/skeleton'
import { useArrivals } from '../motion/use-arrivals'
import { visuallyHidden } from '../texts/visually-hidden'
import { dataTableStyle } from './data-table.recipe'
import type { DataColumn, DataSort, DataTableProps } from './data-table.types'
import { useCards } from './use-cards'
import { useSortedRows } from './use-sorted-rows'

/**
 * A list with columns: caption, sortable headers, skeleton while loading, a text when empty, actions at the right. Where
 * there is less room than the columns need, each row becomes a card with its headers as labels.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, isLoading = false, skeletonRows = 3, emptyText, rowActions, rowTone } = props
  const t = useT()
  const scroller = useRef<HTMLDivElement>(null)
  const hasCards = useCards(scroller)
  const { rows, sort, toggleSort } = useSortedRows(props)
  useArrivals(
    scroller,
    rows.map(({ id }) => id),
    !isLoading,
  )
  const isEmpty = !isLoading && rows.length === 0
  return (
    <chakra.div css={dataTableStyle} {...(hasCards ? { 'data-cards': '' } : {})}>
      <div className="r-scroller" ref={scroller}>
        <table aria-busy={isLoading}>
          <chakra.caption css={visuallyHidden}>
            {isLoading ? t('table.loading', { caption }) : caption}
          </chakra.caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <Header
                  key={column.id}
                  column={column}
                  isFirst={index === 0}
                  sort={sort}
                  onToggle={toggleSort}
                />
              ))}
              {rowActions !== undefined && (
                <th scope="col" className="r-actions">
                  <chakra.span css={visuallyHidden}>{t('table.actions')}</chakra.span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {isLoading && (
              <SkeletonRows columns={columns} count={skeletonRows} hasActions={rowActions !== undefined} />
            )}
            {!isLoading &&
              rows.map(({ id, row }) => (
                <tr
                  key={id}
                  data-row-id={id}
                  {...(rowTone === undefined ? {} : { 'data-tone': rowTone(row) })}
                >
                  {columns.map((column, index) => (
                    <Cell key={column.id} column={column} isFirst={index === 0}>
                      {column.cell(row)}
                    </Cell>
                  ))}
                  {rowActions !== undefined && (
                    <td className="r-actions">
                      <span className="r-actions-row">{rowActions(row)}</span>
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {isEmpty && (
        <chakra.div px="4" py="8" textAlign="center" textStyle="sm" color="fg.muted">
          {emptyText ?? t('text.no.data')}
        </chakra.div>
      )}
    </chakra.div>
  )
}

interface HeaderProps<Row> {
  readonly column: DataColumn<Row>
  readonly isFirst: boolean
  readonly sort: DataSort | undefined
  readonly onToggle: (columnId: string) => void
}

function Header<Row>({ column, isFirst, sort, onToggle }: HeaderProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      data-align={column.align ?? 'start'}
      {...(isFirst ? { 'data-first': '' } : {})}
      {...(direction === undefined ? {} : { 'aria-sort': direction })}
    >
      {column.sortValue === undefined ? (
        column.header
      ) : (
        <button type="button" onClick={() => onToggle(column.id)}>
          {column.header}
          <Arrow aria-hidden="true" size={14} />
        </button>
      )}
    </th>
  )
}

interface CellProps<Row> {
  readonly column: DataColumn<Row>
  readonly isFirst: boolean
  readonly children: ReactNode
}

function Cell<Row>({ column, isFirst, children }: CellProps<Row>) {
  const isNothing = children === null || children === undefined || children === ''
  const content = <div>{isNothing ? <span className="r-none">–</span> : children}</div>
  const shared = {
    'data-align': column.align ?? 'start',
    'data-label': column.header,
    ...(isFirst ? { 'data-first': '' } : {}),
  }
  if (!column.isRowHeader) return <td {...shared}>{content}</td>
  return (
    <th scope="row" {...shared}>
      {content}
    </th>
  )
}

interface SkeletonRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly count: number
  readonly hasActions: boolean
}

function SkeletonRows<Row>({ columns, count, hasActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => String(index)).map((row) => (
    <tr key={row}>
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-align={column.align ?? 'start'}
          data-label={column.header}
          {...(index === 0 ? { 'data-first': '' } : {})}
        >
          <div>
            <Skeleton width={index % 2 === 0 ? '70%' : '45%'} />
          </div>
        </td>
      ))}
      {hasActions && <td className="r-actions" />}
    </tr>
  ))
}
