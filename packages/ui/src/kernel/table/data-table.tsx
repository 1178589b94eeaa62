import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide'
import { useMemo, useRef } from 'react'
import { useT } from '../../i18n'
import { Icon } from '../icon/icon'
import { Skeleton } from '../loading/skeleton'
import { useArrivals } from '../motion/use-arrivals'
import { cachedStyle } from '../styles/cached-style'
import { HiddenText } from '../texts/hidden-text'
import { visuallyHidden } from '../texts/visually-hidden'
import { dataTableStyles } from './data-table.recipe'
import type { DataColumn, DataSort, DataTableProps, TableDensity } from './data-table.types'
import { FootRows, TableRows } from './table-rows'
import { useCards } from './use-cards'
import { useRowWindow } from './use-row-window'
import { useSortedRows } from './use-sorted-rows'

const TableBox = cachedStyle('div', ({ css }, { density = 'normal' }: { readonly density?: TableDensity }) =>
  css(dataTableStyles[density]),
)
const Caption = cachedStyle('caption', ({ css }) => css(visuallyHidden))

/**
 * A table with caption, sortable headers, a skeleton while loading, a text if there are no rows, and actions at the
 * right of each row. If the columns do not fit, each row becomes a card with its headers as labels. In a long table,
 * only the rows near the viewport are in the document. Screen readers announce the position of each row in the whole
 * table.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, isLoading = false, isRefreshing = false, skeletonRows = 3 } = props
  const { emptyText, rowActions, rowTone, rowNote, isRowMuted, openerOf, openId, density = 'normal' } = props
  const { onSortChange, foot = [] } = props
  const t = useT()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const hasCards = useCards(scroller)
  const { rows, sort, toggleSort } = useSortedRows(props)
  const ids = useMemo(() => (isLoading ? [] : rows.map(({ id }) => id)), [rows, isLoading])
  const { onFocus, ...window } = useRowWindow(body, ids)
  // The rows of another page of the list are not new rows, so they are not animated.
  useArrivals(scroller, ids, !isLoading && onSortChange === undefined)
  const isEmpty = !isLoading && rows.length === 0
  return (
    <TableBox look={{ density }} data-density={density} {...(hasCards ? { 'data-cards': '' } : {})}>
      <div className="r-scroller" ref={scroller}>
        <table
          aria-busy={isLoading || isRefreshing}
          aria-rowcount={window.isPart ? ids.length + 1 : undefined}
        >
          <Caption>{isLoading ? t('table.loading', { caption }) : caption}</Caption>
          <thead>
            <tr aria-rowindex={window.isPart ? 1 : undefined}>
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
                  <HiddenText>{t('table.actions')}</HiddenText>
                </th>
              )}
            </tr>
          </thead>
          <tbody
            ref={body}
            onFocus={({ target }) => onFocus(target.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'])}
          >
            {isLoading && (
              <SkeletonRows columns={columns} count={skeletonRows} hasActions={rowActions !== undefined} />
            )}
            {!isLoading && (
              <TableRows
                rows={rows}
                window={window}
                columns={columns}
                rowActions={rowActions}
                rowTone={rowTone}
                rowNote={rowNote}
                isRowMuted={isRowMuted}
                openerOf={openerOf}
                openId={openId}
              />
            )}
          </tbody>
          {!isLoading && foot.length > 0 && <FootRows rows={foot} columns={columns} />}
        </table>
      </div>
      {isEmpty && (
        <chakra.div px="4" py="8" textAlign="center" textStyle="sm" color="fg.muted">
          {emptyText ?? t('text.no.data')}
        </chakra.div>
      )}
    </TableBox>
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
  const arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      data-align={column.align ?? 'start'}
      data-col={column.id}
      {...(isFirst ? { 'data-first': '' } : {})}
      {...(column.isBox ? { 'data-box': '' } : {})}
      {...(direction === undefined ? {} : { 'aria-sort': direction })}
    >
      {column.isBox ? (
        <HiddenText>{column.header}</HiddenText>
      ) : column.sortValue === undefined && !column.isSortable ? (
        column.header
      ) : (
        <button type="button" onClick={() => onToggle(column.id)}>
          {column.header}
          <Icon of={arrow} size={14} />
        </button>
      )}
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
          data-col={column.id}
          {...(index === 0 ? { 'data-first': '' } : {})}
          {...(column.isBox ? { 'data-box': '' } : {})}
          {...(column.isDetail ? { 'data-detail': '' } : {})}
          {...(column.isRowHeader ? { 'data-title': '' } : {})}
        >
          <div className="r-skeleton">
            <Skeleton width={column.isBox ? '18px' : index % 2 === 0 ? '70%' : '45%'} />
          </div>
        </td>
      ))}
      {hasActions && <td className="r-actions" />}
    </tr>
  ))
}
