import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { DataTable } from '../table/data-table'
import { EmptyState } from './empty-state'
import { FailedState } from './failed-state'

/**
 * Use `EmptyState` if a list has nothing to show. State why the list is empty and offer one next step; never show a
 * table head without rows. For content that failed to load use `FailedState`, and while it loads a skeleton.
 */
const meta = {
  title: 'Kernel/EmptyState',
  component: EmptyState,
  args: { title: said('orders.none.toCome') },
  render: function InLanguage(args) {
    return <EmptyState {...inWords(useT(), args)} />
  },
  parameters: {
    guide: guide({
      anatomy: [
        ['Icon', 'A box, or a crossed-out lens if filters hide the content.'],
        ['Title', 'What is missing.'],
        ['Description', 'Why it is missing, in one sentence.'],
        ['Button', 'One next step, such as to clear the filters.'],
      ],
    }),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const TitleAlone: Story = { tags: ['core'] }
export const WithTheWayOn: Story = {
  args: {
    title: said('orders.narrow.none'),
    description: said('orders.none.text'),
    icon: <Icon of={SearchX} size={22} />,
    action: <Button>{said('orders.narrow.clear')}</Button>,
  },
}
export const FailedToLoad: Story = {
  render: function InLanguage({ title }) {
    return <FailedState title={inWords(useT(), title)} onRetry={fn()} />
  },
  args: { title: said('orders.error.title') },
}
export const LongTexts: Story = {
  args: {
    title: 'Für die Feinkostgroßhandelsgesellschaft Süd wurden in diesem Zeitraum keine Aufträge gefunden',
    description: 'Ändern Sie die Filter oder wählen Sie eine andere Servicestelle. '.repeat(4),
  },
}

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: (
              <EmptyState
                title="No orders match 2 filters"
                description="The period has 14 orders in all."
                icon={<Icon of={SearchX} size={22} />}
                action={<Button>Clear filters</Button>}
              />
            ),
            because: 'It says why the list is empty, and offers the step that helps.',
          },
          dont: {
            show: (
              <DataTable
                caption="Orders"
                columns={['Order', 'Requested', 'Status'].map((header) => ({
                  id: header,
                  header,
                  cell: () => '',
                }))}
                rows={[]}
                rowId={() => ''}
                emptyText="No data"
              />
            ),
            because: 'A table head without rows looks unfinished, and does not say why.',
          },
        },
        {
          do: {
            show: <FailedState title="The orders could not be loaded" onRetry={fn()} />,
            because: 'After a failure the list can be loaded again.',
          },
          dont: {
            show: <EmptyState title="There are no orders" />,
            because: 'After a failure this may be false, and the user may order twice.',
          },
        },
      ]}
    />
  ),
}
