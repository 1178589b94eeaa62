import { chakra } from '@chakra-ui/react'
import { FilterX, SearchX } from 'lucide'
import type { RefObject } from 'react'
import { useT } from '../../../i18n'
import { Button } from '../../button/button'
import { EmptyState } from '../../empty-state/empty-state'
import { FailedState } from '../../empty-state/failed-state'
import { rowFallbacks, useKeptFocus } from '../../focus/use-kept-focus'
import { Icon } from '../../icon/icon'
import { DataTable } from '../../table/data-table'
import { ListPagination } from '../list-pagination/list-pagination'
import type { ListPageColumn, ListPageProps, ListSort } from './list-page.types'
import { SelectBar, SelectBarPlace, useSelectColumn } from './select-bar'

const SKELETON_ROWS = 10

const cardStyle = {
  position: 'relative',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  overflow: 'clip',
  '& .r-progress': {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    height: '3px',
    zIndex: '1',
    bg: 'brand.active',
    transformOrigin: 'left',
    // The progress bar appears after a delay, so that it is not shown for a list that loads quickly.
    animation: 'list-progress 1.2s 200ms ease-in-out infinite backwards',
  },
} as const

type ListResultsProps<Row, F extends string> = Pick<
  ListPageProps<Row, F>,
  | 'title'
  | 'filters'
  | 'search'
  | 'state'
  | 'onRetry'
  | 'emptyText'
  | 'columns'
  | 'density'
  | 'rows'
  | 'rowId'
  | 'rowActions'
  | 'openerOf'
  | 'openId'
  | 'rowNote'
  | 'isRowMuted'
  | 'selection'
  | 'sort'
  | 'onSort'
  | 'pagination'
> & {
  /** The element that gets the focus when a clicked button disappears. */
  readonly region: RefObject<HTMLElement | null>
}

/** The results of a list: its rows and its pagination, or the reason why there are no rows. */
export function ListResults<Row, F extends string>(props: ListResultsProps<Row, F>) {
  const { title, filters, search, state, emptyText, columns, rows, rowId, rowActions, pagination, region } =
    props
  const { selection } = props
  const select = useSelectColumn(selection)
  // When the focused row leaves the list, for example because it was deactivated, the focus moves to the next row.
  useKeptFocus(region, rows, (control) => [
    ...rowFallbacks(control, 'td :is(input, a, button)'),
    region.current,
  ])
  if (state === 'error') {
    return (
      <chakra.div css={cardStyle}>
        <Failure
          onRetry={() => {
            region.current?.focus()
            props.onRetry()
          }}
        />
      </chakra.div>
    )
  }
  const isNarrowed = (filters?.activeCount ?? 0) > 0 || (search?.value ?? '') !== ''
  if (state !== 'loading' && rows.length === 0 && filters !== undefined && isNarrowed) {
    return (
      <chakra.div css={cardStyle}>
        <Progress isShown={state === 'refreshing'} />
        <NothingMatches
          onClean={() => {
            region.current?.focus()
            filters.onClean()
          }}
        />
      </chakra.div>
    )
  }
  return (
    <>
      <chakra.div css={cardStyle}>
        <Progress isShown={state === 'refreshing'} />
        {selection !== undefined && rows.length > 0 && (
          <SelectBar selection={selection} total={pagination.total} />
        )}
        {selection !== undefined && state === 'loading' && <SelectBarPlace />}
        <DataTable
          caption={title}
          density={props.density ?? 'compact'}
          columns={[
            ...select,
            ...columns.map(({ sortBy, ...column }) => ({ ...column, isSortable: sortBy !== undefined })),
          ]}
          rows={rows}
          rowId={rowId}
          rowActions={rowActions}
          openerOf={props.openerOf}
          openId={props.openId}
          rowNote={props.rowNote}
          isRowMuted={props.isRowMuted}
          isLoading={state === 'loading'}
          isRefreshing={state === 'refreshing'}
          skeletonRows={SKELETON_ROWS}
          emptyText={<EmptyState title={emptyText} />}
          sort={sortedColumn(columns, props.sort)}
          onSortChange={({ sort: { columnId, direction } }) => {
            const orderBy = columns.find(({ id }) => id === columnId)?.sortBy
            if (orderBy !== undefined)
              props.onSort({ orderBy, direction: direction === 'ascending' ? 'ASC' : 'DESC' })
          }}
        />
      </chakra.div>
      <ListPagination caption={title} {...pagination} />
    </>
  )
}

const sortedColumn = <Row,>(columns: readonly ListPageColumn<Row>[], { orderBy, direction }: ListSort) => {
  const column = columns.find(({ sortBy }) => sortBy === orderBy)
  if (column === undefined) return undefined
  return { columnId: column.id, direction: direction === 'ASC' ? 'ascending' : 'descending' } as const
}

function Progress({ isShown }: { readonly isShown: boolean }) {
  return isShown ? <div className="r-progress" aria-hidden="true" /> : null
}

function NothingMatches({ onClean }: { readonly onClean: () => void }) {
  const t = useT()
  return (
    <EmptyState
      icon={<Icon of={SearchX} size={22} />}
      title={t('list.empty.filtered')}
      action={
        <Button icon={<Icon of={FilterX} size={16} />} onClick={onClean}>
          {t('list.clean')}
        </Button>
      }
    />
  )
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <div role="alert">
      <FailedState
        title={t('list.error.title')}
        description={t('list.error.description')}
        onRetry={onRetry}
      />
    </div>
  )
}
