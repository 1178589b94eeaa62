import type { Meta, StoryObj } from '@storybook/react-vite'
import { user, userWith } from '../users.sample'
import { UserFacts } from './user-facts'

/** Use it for the values of a user that can't be changed. Values that can be changed go below it in the same card. */
const meta = {
  title: 'Users/UserFacts',
  component: UserFacts,
  args: { user, typeText: 'Customer', countryText: 'Spain' },
} satisfies Meta<typeof UserFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = { tags: ['core'] }
export const WithoutEmail: Story = { args: { user: userWith({ email: null }) } }
export const LongNames: Story = {
  args: {
    user: userWith({
      username: 'feinkostgrosshandelsgesellschaft-sued-verwaltung',
      email: 'verwaltung.hauptstelle@feinkostgrosshandelsgesellschaft-sued.example',
    }),
  },
  globals: { viewport: { value: 'phone' } },
}
