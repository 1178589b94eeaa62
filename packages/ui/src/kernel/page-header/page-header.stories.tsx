import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { PageHeader } from './page-header'

/** Use `PageHeader` once at the top of each page, for the title, the context, and the page's primary action. */
const meta = {
  title: 'Kernel/PageHeader',
  component: PageHeader,
  args: {
    title: 'Orders',
    context: 'Bazar Norte, Calle Mayor 1',
    actions: (
      <Button variant="primary" icon={<Icon of={Plus} size={18} />}>
        New order
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = { tags: ['core'] }
export const TitleAlone: Story = { args: { context: undefined, actions: undefined } }
export const LongTitle: Story = {
  args: { title: 'Aufträge der Feinkostgroßhandelsgesellschaft Süd mit beschränkter Haftung' },
}
