import type { FiltersDraft } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Pencil, Plus, Upload } from 'lucide'
import { type ReactNode, type Ref, useState } from 'react'
import { fn } from 'storybook/test'
import { guide } from '../../../foundations/guide'
import { useT } from '../../../i18n'
import { Button, IconButton } from '../../button/button'
import { Icon } from '../../icon/icon'
import { StateTag } from '../../status/state-tag'
import type { FilterField } from '../filter-panel/filter-panel.types'
import { SectionTabs } from '../section-tabs/section-tabs'
import { ListPage } from './list-page'
import type { ListAction, ListFilters, ListPageColumn, ListPageState, ListSort } from './list-page.types'

export interface User {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly country: string
  readonly createdAt: string
  readonly isActive: boolean
}

const people = [
  ['lucia.fernandez', 'Lucía', 'Fernández Ortega', 'ES'],
  ['maria.nunez', 'María Ñ.', 'Núñez', 'ES'],
  ['joao.almeida', 'João', 'Almeida e Sousa', 'PT'],
  ['anna.gross', 'Anna', 'Groß', 'DE'],
  ['pedro.quispe', 'Pedro', 'Quispe Mamani', 'PE'],
] as const

const users: readonly User[] = Array.from({ length: 10 }, (_, index) => {
  const [username, name, lastName, country] = people[index % people.length] ?? people[0]
  return {
    id: String(index + 1),
    username: `${username}${index + 1}`,
    name,
    lastName,
    email: `${username}${index + 1}@bazarnorte.example`,
    country,
    createdAt: `${String(index + 10)}/03/2026`,
    isActive: index !== 6,
  }
})

const columns: readonly ListPageColumn<User>[] = [
  {
    id: 'username',
    header: 'User name',
    sortBy: 'username',
    isRowHeader: true,
    isBreakable: true,
    cell: ({ username }) => username,
  },
  { id: 'name', header: 'Name', sortBy: 'name', cell: ({ name }) => name },
  { id: 'lastName', header: 'Last name', sortBy: 'lastName', cell: ({ lastName }) => lastName },
  { id: 'email', header: 'E-mail', sortBy: 'email', isBreakable: true, cell: ({ email }) => email },
  { id: 'country', header: 'Country', sortBy: 'country.name', cell: ({ country }) => country },
  { id: 'createdAt', header: 'Creation date', sortBy: 'createdAt', cell: ({ createdAt }) => createdAt },
  {
    id: 'status',
    header: 'Status',
    cell: ({ isActive }) => (isActive ? 'Active' : <StateTag label="Inactive" />),
  },
]

const fields: readonly FilterField[] = [
  {
    name: 'countryId',
    label: 'Country',
    kind: 'id',
    options: [
      { value: '1', label: 'Germany' },
      { value: '2', label: 'Spain' },
    ],
  },
  { name: 'username', label: 'User name', kind: 'text', precise: 'usernamePrecise' },
  { name: 'email', label: 'E-mail', kind: 'text', precise: 'emailPrecise' },
  { name: 'creationDate', label: 'Creation date', kind: 'day', precise: 'creationDatePrecise' },
  { name: 'admin', label: 'Administrator', kind: 'flag' },
]

const actions: readonly ListAction[] = [
  {
    id: 'export',
    label: 'Export',
    icon: <Icon of={Download} size={18} />,
    onSelect: fn(),
  },
  {
    id: 'import',
    label: 'Import',
    icon: <Icon of={Upload} size={18} />,
    href: '#import',
    onSelect: fn(),
  },
  {
    id: 'add',
    label: 'Add user',
    icon: <Icon of={Plus} size={18} />,
    isPrimary: true,
    href: '#add',
    onSelect: fn(),
  },
]

export interface Situation {
  readonly state: ListPageState
  readonly rows: readonly User[]
  readonly columns: readonly ListPageColumn<User>[]
  readonly fields: readonly FilterField[] | undefined
  readonly total: number
  readonly activeCount: number
  readonly title: string
  readonly isPanelOpen: boolean
  readonly isReadOnly: boolean
  readonly actions?: readonly ListAction[]
  readonly views?: ReactNode
  readonly filtersRef?: Ref<ListFilters>
  readonly rowNote?: (user: User) => string | undefined
  readonly onSort: (sort: ListSort) => void
  readonly onPage: (detail: { readonly page: number }) => void
  readonly onRetry: () => void
  readonly onApply: () => void
  readonly onClean: () => void
  readonly applied?: FiltersDraft
  readonly onRemove: (detail: { readonly filter: string }) => void
  /** Names of the selected users; absent if no rows can be selected. */
  readonly selected?: readonly string[]
}

/** A component that renders the list page and holds its state. */
function Users({ state, rows, total, activeCount, title, isReadOnly, ...props }: Situation) {
  const t = useT()
  const [isPanelOpen, setPanelOpen] = useState(props.isPanelOpen)
  const [draft, setDraft] = useState<FiltersDraft>({ values: {}, precise: [] })
  const [sort, setSort] = useState<ListSort>({ orderBy: 'username', direction: 'ASC' })
  const [page, setPage] = useState(1)
  const [isInactiveShown, setInactiveShown] = useState(false)
  const [selected, setSelected] = useState(props.selected ?? [])
  const isWhole = rows.every(({ id }) => selected.includes(id))
  return (
    <ListPage
      title={title}
      filtersRef={props.filtersRef}
      tabs={
        <SectionTabs
          label={t('nav.administration')}
          items={(['users', 'clients', 'subclients', 'servicepoints'] as const).map((page, index) => ({
            label: t(`nav.${page}`),
            href: `#${index}`,
            isCurrent: index === 0,
          }))}
          renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
        />
      }
      actions={props.actions ?? (isReadOnly ? [] : actions)}
      views={props.views}
      filters={
        props.fields && {
          fields: props.fields,
          draft,
          issues: [],
          activeCount,
          applied: props.applied ?? { values: {}, precise: [] },
          onRemove: props.onRemove,
          onChange: (change) =>
            setDraft((before) =>
              change.type === 'value'
                ? { ...before, values: { ...before.values, [change.filter]: change.value } }
                : { ...before, precise: change.precise ? [`${change.filter}Precise`] : [] },
            ),
          onApply: props.onApply,
          onClean: () => {
            setDraft({ values: {}, precise: [] })
            props.onClean()
          },
        }
      }
      isPanelOpen={isPanelOpen}
      onPanelToggle={({ isOpen }) => setPanelOpen(isOpen)}
      showInactive={
        isReadOnly ? undefined : { value: isInactiveShown, onChange: ({ value }) => setInactiveShown(value) }
      }
      state={state}
      onRetry={props.onRetry}
      emptyText={t('users.empty')}
      columns={props.columns}
      rows={rows}
      rowId={({ id }) => id}
      rowNote={props.rowNote}
      isRowMuted={({ isActive }) => !isActive}
      selection={
        props.selected && {
          isSelected: ({ id }) => selected.includes(id),
          rowName: ({ username }) => username,
          onToggle: ({ row: { id } }) =>
            setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]),
          page: isWhole ? 'all' : selected.length === 0 ? 'none' : 'some',
          onTogglePage: () => setSelected(isWhole ? [] : rows.map(({ id }) => id)),
          count: selected.length,
          isAll: selected.length === total,
          onAll:
            selected.length === total
              ? undefined
              : () => setSelected(Array.from({ length: total }, (_, index) => String(index + 1))),
          onClear: () => setSelected([]),
          actions: <Button size="sm">{t('bulk.off')}</Button>,
        }
      }
      rowActions={
        isReadOnly
          ? undefined
          : ({ username }) => <IconButton label={`Edit ${username}`} icon={<Icon of={Pencil} size={16} />} />
      }
      sort={sort}
      onSort={(next) => {
        setSort(next)
        props.onSort(next)
      }}
      pagination={{
        page,
        total,
        onPage: (detail) => {
          setPage(detail.page)
          props.onPage(detail)
        },
      }}
    />
  )
}

/**
 * Use `ListPage` for every list of the administration. It has title, filters, rows and pagination in one layout, and
 * a story for each state. For a short list within a form use `RowsTable`.
 */
const meta = {
  title: 'Kernel/List/ListPage',
  component: Users,
  args: {
    state: 'ready',
    rows: users,
    columns,
    fields,
    total: 117,
    activeCount: 0,
    title: 'Users',
    isPanelOpen: true,
    isReadOnly: false,
    onSort: fn(),
    onPage: fn(),
    onRetry: fn(),
    onApply: fn(),
    onClean: fn(),
    onRemove: fn(),
  },
  parameters: {
    guide: guide({
      anatomy: [
        ['Title and actions', 'The primary action last. On phones the others are in a menu.'],
        [
          'Filters',
          'Next to the list if there is space, otherwise in a drawer. Applied filters are above the list in words.',
        ],
        ['Selection', 'Number of selected rows, and what can be done with them.'],
        ['Rows', 'A table, or cards on phones.'],
        ['Pages', 'Absent if all rows fit on one page.'],
      ],
    }),
  },
} satisfies Meta<typeof Users>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['core'] }
export const PanelFolded: Story = { args: { isPanelOpen: false, activeCount: 2 } }
export const Loading: Story = { args: { state: 'loading', rows: [] } }
export const Refreshing: Story = { args: { state: 'refreshing' } }
export const Empty: Story = { args: { rows: [], total: 0 } }
export const EmptyWithFilters: Story = { args: { rows: [], total: 0, activeCount: 3 } }
export const Failed: Story = { args: { state: 'error', rows: [] } }
/** A list that fits on one page, so it has no pagination. */
export const OnePage: Story = { args: { rows: users.slice(0, 4), total: 4 } }
/** A page with saved views and a single action, which is an icon on a phone. */
export const OneAction: Story = {
  args: { isReadOnly: true, actions: actions.slice(0, 1), views: <Button>Ansichten</Button> },
}
/** The applied filters in words above the list. */
export const FilteredByAll: Story = {
  args: {
    activeCount: 5,
    applied: {
      values: {
        countryId: '2',
        username: 'lucia',
        email: 'l@b.example',
        creationDate: '2026-03-10',
        admin: 'true',
      },
      precise: ['emailPrecise'],
    },
  },
}
/** A list in which a change of the second row failed and the seventh row is inactive. */
export const NotSwitched: Story = {
  args: { rowNote: ({ id }) => (id === '2' ? 'Still active: an order is on the way there.' : undefined) },
}
export const WithoutFilters: Story = { args: { fields: undefined } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const LongTexts: Story = {
  args: {
    title: 'Benutzer der Feinkostgroßhandelsgesellschaft Süd mit beschränkter Haftung',
    rows: users.map((user) => ({
      ...user,
      lastName: 'Feinkostgroßhandelsgesellschaftsverantwortliche',
      email: `a.very.long.address.that.never.ends.${user.email}`,
    })),
  },
}
export const ManyColumns: Story = {
  args: {
    columns: [
      ...columns.slice(0, 6),
      ...['Änderungsdatum', 'Type', 'Client', 'Subclient', 'Service point'].map((header) => ({
        id: header,
        header,
        sortBy: header,
        cell: ({ lastName }: User) => lastName,
      })),
    ],
  },
}
/** A list whose rows can be selected for an action, even across pages. */
export const Selectable: Story = { args: { selected: [] } }
export const SomeSelected: Story = { args: { selected: ['2', '5'] } }
export const AllSelected: Story = {
  args: { selected: Array.from({ length: 117 }, (_, index) => String(index + 1)) },
}
