import { chakra } from '@chakra-ui/react'
import {
  type AssignedClient,
  type AssignmentColumn,
  type AssignmentRow,
  type AssignmentTableState,
  assignmentRows,
  assignmentTable,
  emptyAssignmentTableState,
  toggleAllAssignmentRows,
  toggleAssignmentRow,
} from '@remesa/domain/users'
import { Trash2 } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '../../i18n'
import {
  Checkbox,
  type DataColumn,
  DataTable,
  type DataTableProps,
  Icon,
  IconButton,
  ListPagination,
  textLinkStyle,
} from '../../kernel'
import { AssignmentFilters } from './assignment-filters'
import { NamedRecord, namesOf, rowName } from './named-record'
import { SelectionBar } from './selection-bar'

export interface AssignmentTableProps {
  /** All assignments of the user, by client. */
  readonly tree: readonly AssignedClient[]
  /**
   * Renders the link to the service point of a row. `children` is the name of the point. Rows of whole centers and
   * clients have no link.
   */
  readonly renderPoint?: ((row: AssignmentRow, children: ReactNode) => ReactNode) | undefined
  /** Called when the user asks to remove rows; `undefined` if the viewer may not change the assignments. */
  readonly onRemove?: ((detail: { readonly rows: readonly AssignmentRow[] }) => void) | undefined
}

const columns = ['client', 'center', 'description'] as const satisfies readonly AssignmentColumn[]
const headers = {
  client: 'users.field.client',
  center: 'users.field.subClient',
  description: 'users.field.servicePoint',
} as const

/**
 * The table of a user's assignments, with a row for each point and for each whole center or client. The rows can be
 * filtered, sorted, selected and removed.
 */
export function AssignmentTable({ tree, renderPoint, onRemove }: AssignmentTableProps) {
  const t = useT()
  const { locale } = useIntl()
  const [state, setState] = useState(emptyAssignmentTableState)
  const change = (patch: Partial<AssignmentTableState>) => setState((last) => ({ ...last, ...patch }))
  const all = t('users.points.all')
  const rows = useMemo(() => assignmentRows(tree, { all }), [tree, all])
  const names = useMemo(() => namesOf(tree), [tree])
  const table = useMemo(() => assignmentTable(rows, state, locale), [rows, state, locale])
  const { selected, sort } = state
  // The filters stay visible while one of them is filled in. Otherwise the filters would disappear if few rows
  // match, and the user could not remove them.
  const isFiltered = columns.some((name) => state.filters[name] !== '')

  const cells: Readonly<Record<AssignmentColumn, (row: AssignmentRow) => ReactNode>> = {
    client: ({ clientId }) => <NamedRecord {...names.client(clientId)} />,
    center: ({ subclientId }) => <NamedRecord {...names.subclient(subclientId)} whole={all} />,
    description: (row) => {
      const name = <NamedRecord {...names.point(row)} whole={all} />
      if (row.servicePointId === null || renderPoint === undefined) return name
      return <chakra.span css={{ '& a': textLinkStyle }}>{renderPoint(row, name)}</chakra.span>
    },
  }
  const select: DataColumn<AssignmentRow> = {
    id: 'select',
    header: t('users.points.select'),
    isBox: true,
    cell: (row) => (
      <Checkbox
        isLabelHidden
        label={t('users.points.selectRow', { name: rowName(row) })}
        value={selected.has(row.key)}
        onChange={() => change({ selected: toggleAssignmentRow(selected, row.key) })}
      />
    ),
  }
  const parts: Pick<DataTableProps<AssignmentRow>, 'columns' | 'rowActions'> = {
    columns: [
      ...(onRemove === undefined ? [] : [select]),
      ...columns.map((id) => ({
        id,
        header: t(headers[id]),
        cell: cells[id],
        isSortable: true,
        isRowHeader: id === 'description',
        // On the card of a whole center or client, the word "all" alone would not say what is assigned.
        cardTitle: (row: AssignmentRow) =>
          id === 'description' && row.servicePointId === null ? names.whole(row).name : undefined,
      })),
    ],
    rowActions:
      onRemove &&
      ((row) => (
        <IconButton
          label={t('users.points.removeRow', { name: rowName(row) })}
          icon={<Icon of={Trash2} size={16} />}
          onClick={() => onRemove({ rows: [row] })}
        />
      )),
  }
  return (
    <>
      {(rows.length > 1 || isFiltered) && (
        <AssignmentFilters
          filters={state.filters}
          labels={headers}
          onChange={(filters) => change({ filters, page: 1 })}
        />
      )}
      {table.total > 0 && onRemove && (
        <SelectionBar
          table={table}
          onToggleAll={() => change({ selected: toggleAllAssignmentRows(rows, state) })}
          onClear={() => change({ selected: new Set() })}
          onRemove={() => onRemove({ rows: table.selectedRows })}
        />
      )}
      <DataTable
        caption={t('users.points.title')}
        density="compact"
        {...parts}
        rows={table.rows}
        rowId={({ key }) => key}
        emptyText={t(rows.length === 0 ? 'users.points.none' : 'text.no.results')}
        sort={{ columnId: sort.column, direction: sort.direction === 'ASC' ? 'ascending' : 'descending' }}
        onSortChange={({ sort: { columnId, direction } }) => {
          const column = columns.find((each) => each === columnId)
          if (column !== undefined)
            change({ sort: { column, direction: direction === 'ascending' ? 'ASC' : 'DESC' } })
        }}
      />
      <chakra.div px="4" py="3" _empty={{ display: 'none' }}>
        <ListPagination
          caption={t('users.points.title')}
          page={table.page}
          total={table.total}
          onPage={({ page }) => change({ page })}
        />
      </chakra.div>
    </>
  )
}
