import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton'

/** The skeleton is hidden from screen readers, because the region around it is marked as busy. */
/** Use `Skeleton` where content will appear, in its size and place, so that nothing moves when the content appears. */
const meta = {
  title: 'Kernel/Skeleton',
  component: Skeleton,
  render: (args) => (
    <p aria-busy="true">
      Amount: <Skeleton {...args} />
    </p>
  ),
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const InALine: Story = { tags: ['core'], args: { width: '6rem' } }
export const Block: Story = { args: { width: '16rem', height: '4rem' } }
