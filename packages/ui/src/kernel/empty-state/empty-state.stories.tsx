import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide'
import { fn } from 'storybook/test'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { EmptyState } from './empty-state'
import { FailedState } from './failed-state'

/**
 * Use `EmptyState` if a list has nothing to show. State why the list is empty and offer one next step; never show a
 * table head without rows.
 */
const meta = {
  title: 'Kernel/EmptyState',
  component: EmptyState,
  args: { title: 'No orders in this period' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const TitleAlone: Story = { tags: ['core'] }
export const WithTheWayOn: Story = {
  args: {
    description: 'Request a service and it will appear here.',
    icon: <Icon of={SearchX} size={22} />,
    action: <Button>Clear filters</Button>,
  },
}
export const FailedToLoad: Story = {
  render: ({ title }) => <FailedState title={title} onRetry={fn()} />,
  args: { title: 'The order could not be loaded' },
}
export const LongTexts: Story = {
  args: {
    title: 'Für die Feinkostgroßhandelsgesellschaft Süd wurden in diesem Zeitraum keine Aufträge gefunden',
    description: 'Ändern Sie die Filter oder wählen Sie eine andere Servicestelle. '.repeat(4),
  },
}
