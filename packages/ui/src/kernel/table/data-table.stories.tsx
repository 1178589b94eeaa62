import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, Star, Trash2 } from 'lucide'
import { inWords, said } from '../../../test/in-words'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { useT } from '../../i18n'
import { Button, IconButton } from '../button/button'
import { Icon } from '../icon/icon'
import { CollapsibleSection } from '../section/collapsible-section'
import { StatusBadge, type StatusTone } from '../status/status-badge'
import { DateTimeText, MoneyText } from '../texts/texts'
import { DataTable } from './data-table'
import type { DataColumn, DataTableProps } from './data-table.types'

interface Row {
  readonly id: string
  readonly kind: string
  readonly requested: string
  readonly tone: StatusTone
  readonly status: string
  readonly amount: number
}

const rows: readonly Row[] = [
  {
    id: '80123',
    kind: said('orders.type.pickup'),
    requested: '2026-11-21T09:30:00+01:00',
    tone: 'planned',
    status: said('orders.status.PLANNED'),
    amount: 12_345.5,
  },
  {
    id: '80119',
    kind: said('orders.type.delivery'),
    requested: '2026-11-21T08:00:00+01:00',
    tone: 'onway',
    status: said('orders.status.ONWAY'),
    amount: 900,
  },
  {
    id: '80120',
    kind: said('orders.type.delivery-exchange'),
    requested: '2026-11-21T12:10:00+01:00',
    tone: 'pending',
    status: said('orders.status.PENDING'),
    amount: 0,
  },
  {
    id: '80101',
    kind: said('orders.type.assistance-service'),
    requested: '2026-11-21T16:40:00+01:00',
    tone: 'done',
    status: said('orders.status.DONE'),
    amount: 0,
  },
]

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'id',
    header: said('orders.column.id'),
    isRowHeader: true,
    cell: ({ id }) => id,
    sortValue: ({ id }) => id,
  },
  { id: 'kind', header: said('orders.column.type'), cell: ({ kind }) => kind, sortValue: ({ kind }) => kind },
  {
    id: 'requested',
    header: said('orders.column.requested'),
    cell: ({ requested }) => <DateTimeText instant={requested} timeZone="Europe/Madrid" />,
    sortValue: ({ requested }) => requested,
  },
  {
    id: 'status',
    header: said('orders.column.status'),
    cell: ({ tone, status }) => <StatusBadge tone={tone} label={status} />,
  },
  {
    id: 'amount',
    header: said('orders.column.amount'),
    align: 'end',
    cell: ({ amount }) => (amount === 0 ? null : <MoneyText amount={amount} symbol="€" />),
    sortValue: ({ amount }) => amount,
  },
]

interface Situation {
  readonly rows?: readonly Row[]
  readonly isLoading?: boolean
  /** Whether the only action of each row is to open its details, so that Tab leads from row to row. */
  readonly hasDetailsOnly?: boolean
}

function OtherActions({ id }: { readonly id: string }) {
  const t = useT()
  return (
    <>
      <IconButton label={`Rate order ${id}`} icon={<Icon of={Star} size={18} />} />
      <IconButton
        label={`Cancel order ${id}`}
        icon={<Icon of={Trash2} size={18} />}
        disabledReason={t('orders.refused.too-late')}
      />
    </>
  )
}

function Orders({ rows: shown = rows, isLoading = false, hasDetailsOnly = false }: Situation) {
  const t = useT()
  return (
    <CollapsibleSection title={t('orders.bucket.today')} count={isLoading ? undefined : shown.length}>
      <DataTable
        caption={t('orders.bucket.today')}
        emptyText={t('orders.none.toCome')}
        columns={inWords(t, columns)}
        rows={inWords(t, shown)}
        rowId={({ id }) => id}
        isLoading={isLoading}
        rowTone={({ tone }) => tone}
        rowActions={({ id }) => (
          <>
            <IconButton label={t('orders.details.of', { order: id })} icon={<Icon of={Eye} size={18} />} />
            {!hasDetailsOnly && <OtherActions id={id} />}
          </>
        )}
      />
    </CollapsibleSection>
  )
}

/**
 * Use `DataTable` for rows of one kind with columns to compare. Below 46 rem each row is a card. For the facts about
 * one record use `Facts`, for a list with filters and pages `ListPage`.
 */
const meta = {
  title: 'Kernel/DataTable',
  component: Orders,
  parameters: {
    guide: guide({
      anatomy: [
        ['Headings', 'Nouns. A heading by which the table can be sorted is a button.'],
        ['Row header', 'The cell that names the row, which is the title of its card on phones.'],
        ['Cells', 'Numbers and amounts are aligned at the end. A missing value is a dash.'],
        ['Actions', 'Icon buttons at the end of the row.'],
      ],
    }),
  },
} satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['core'] }
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = { args: { rows: [] } }
export const LongTexts: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      kind: `${row.kind} · Feinkostgroßhandelsgesellschaft Süd`,
      amount: 987_654_321.99,
    })),
  },
}
/** A long table in which only the visible rows are rendered. Every seventh row has twice the height. */
export const Long: Story = {
  args: {
    hasDetailsOnly: true,
    rows: Array.from({ length: 2_000 }, (_, index) => ({
      id: `R${index + 1}`,
      kind: index % 7 === 3 ? 'Bilbao '.repeat(40) : said('orders.type.pickup'),
      requested: '2026-11-21T09:30:00+01:00',
      tone: 'planned',
      status: said('orders.status.PLANNED'),
      amount: 2_000 - index,
    })),
  },
}
export const Phone: Story = {
  render: (args) => (
    <div style={{ width: 358 }}>
      <Orders {...args} />
    </div>
  ),
}

const sorts = ['User name', 'First name', 'Last name', 'Email', 'Country', 'Created', 'Last sign-in']

/** A table next to open filters on a tablet. The sort buttons take as many lines as they need. */
export const BesideFilters: Story = {
  render: () => (
    <div style={{ width: 620 }}>
      <DataTable
        caption="Users"
        columns={sorts.map((header) => ({
          id: header,
          header,
          cell: () => header,
          sortValue: () => header,
        }))}
        rows={rows}
        rowId={({ id }) => id}
      />
    </div>
  ),
}

const columnsOf = (...ids: readonly string[]) => columns.filter(({ id }) => ids.includes(id))

/** The first two rows in a table with some of the columns. */
const Excerpt = (props: Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowActions'>) => (
  <DataTable {...inWords(useT(), props)} rows={inWords(useT(), rows.slice(0, 2))} rowId={({ id }) => id} />
)

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: <Excerpt caption="Aligned amounts" columns={columnsOf('id', 'kind', 'amount')} />,
            because: 'Amounts have the same decimals and end at the same line, so that they can be compared.',
          },
          dont: {
            show: (
              <Excerpt
                caption="Amounts as text"
                columns={[
                  ...columnsOf('id', 'kind'),
                  { id: 'amount', header: 'Amount', cell: ({ amount }) => `${amount} EUR` },
                ]}
              />
            ),
            because: 'Amounts that start at the same line have to be read one by one.',
          },
        },
        {
          do: {
            show: (
              <Excerpt
                caption="Icons"
                columns={columnsOf('id', 'status')}
                rowActions={({ id }) => (
                  <IconButton label={`Details of order ${id}`} icon={<Icon of={Eye} size={18} />} />
                )}
              />
            ),
            because: 'The actions of a row are icons, each with the name of the row.',
          },
          dont: {
            show: (
              <Excerpt
                caption="Loud buttons"
                columns={columnsOf('id', 'status')}
                rowActions={() => (
                  <>
                    <Button size="sm">View</Button>
                    <Button size="sm" variant="danger">
                      Delete
                    </Button>
                  </>
                )}
              />
            ),
            because: 'Buttons with the same words in every row are louder than the rows.',
          },
        },
      ]}
    />
  ),
}
