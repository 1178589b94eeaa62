import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AssignmentTable } from '../assignment-table/assignment-table'
import { userWith } from '../users.sample'
import { PointsCard } from './points-card'

/** A whole client, and a client with single service points. */
const whole = { id: 2, codeSol: '0102', description: 'Farmacias Alameda', subclients: [] }
const withPoints = (count: number) => {
  const servicepoints = Array.from({ length: count }, (_, index) => ({
    id: 111 + index,
    codeSol: `PS-${111 + index}`,
    description: `Kiosko ${index + 1}`,
  }))
  const center = { id: 11, codeSol: '0311', description: 'Bazar Norte Bilbao', servicepoints }
  return { id: 1, codeSol: '0101', description: 'Bazar Norte', subclients: [center] }
}

const tableOf = (...clients: readonly unknown[]) => (
  <AssignmentTable tree={userWith({ clients }).clients} onRemove={fn()} />
)

/**
 * Use `PointsCard` around the service points of a user. It shows their number, and the maximum number that the
 * country allows.
 */
const meta = {
  title: 'Users/PointsCard',
  component: PointsCard,
  args: { capacity: { count: 6, maximum: 10 }, assignments: 6, children: tableOf(withPoints(6)) },
} satisfies Meta<typeof PointsCard>
export default meta
type Story = StoryObj<typeof meta>

export const SomeLeft: Story = { tags: ['core'] }
export const Full: Story = {
  args: { capacity: { count: 10, maximum: 10 }, assignments: 10, children: tableOf(withPoints(10)) },
}
export const NoMaximum: Story = {
  args: {
    capacity: { count: 1_240, maximum: null },
    assignments: 1_240,
    children: tableOf(withPoints(1_240)),
  },
}
export const WholeClient: Story = {
  args: {
    capacity: { count: 0, maximum: null },
    assignments: 1,
    hasWhole: true,
    children: tableOf(whole),
  },
}
export const CountedWhole: Story = {
  args: {
    capacity: { count: 9, maximum: null },
    assignments: 3,
    hasWhole: true,
    children: tableOf(whole, withPoints(2)),
  },
}
export const CountedWholeOfMaximum: Story = {
  args: {
    capacity: { count: 9, maximum: 10 },
    assignments: 1,
    hasWhole: true,
    children: tableOf(whole),
  },
}
