import type { Meta, StoryObj } from '@storybook/react-vite'
import { PointsCard } from './points-card'

/**
 * Use `PointsCard` around the service points of a user. It shows their number, and the maximum number that the
 * country allows.
 */
const meta = {
  title: 'Users/PointsCard',
  component: PointsCard,
  args: { capacity: { count: 6, maximum: 10 }, assignments: 6, children: <p style={{ padding: 16 }}>…</p> },
} satisfies Meta<typeof PointsCard>
export default meta
type Story = StoryObj<typeof meta>

export const SomeLeft: Story = { tags: ['core'] }
export const Full: Story = { args: { capacity: { count: 10, maximum: 10 }, assignments: 10 } }
export const NoMaximum: Story = { args: { capacity: { count: 1_240, maximum: null }, assignments: 1_240 } }
export const WholeClient: Story = {
  args: { capacity: { count: 0, maximum: null }, assignments: 1, hasWhole: true },
}
export const CountedWhole: Story = {
  args: { capacity: { count: 9, maximum: null }, assignments: 3, hasWhole: true },
}
export const CountedWholeOfMaximum: Story = {
  args: { capacity: { count: 9, maximum: 10 }, assignments: 1, hasWhole: true },
}
