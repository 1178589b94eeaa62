import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AssignmentTable } from '../assignment-table/assignment-table'
import { PointsCard } from '../points-card/points-card'
import { UnsynchronisedNotice } from '../unsynchronised-notice/unsynchronised-notice'
import { FactsOfUser } from '../user-facts/user-facts.sample'
import { user } from '../users.sample'
import { UserLayout } from './user-layout'

/**
 * Use `UserLayout` for the page of a user. Its main part is the table of the user's assignments, which comes first on
 * narrow screens.
 */
const meta = {
  title: 'Users/UserLayout',
  component: UserLayout,
  args: {
    facts: <FactsOfUser />,
    children: (
      <PointsCard capacity={{ count: 6, maximum: 10 }} assignments={5}>
        <AssignmentTable tree={user.clients} onRemove={fn()} />
      </PointsCard>
    ),
  },
} satisfies Meta<typeof UserLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { tags: ['core'], globals: { viewport: { value: 'desktop' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Unsynchronised: Story = {
  args: { notice: <UnsynchronisedNotice isBusy={false} failure={undefined} onSynchronise={fn()} /> },
  globals: { viewport: { value: 'desktop' } },
}
