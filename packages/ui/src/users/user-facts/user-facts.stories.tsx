import type { Meta, StoryObj } from '@storybook/react-vite'
import { userWith } from '../users.sample'
import { FactsOfUser } from './user-facts.sample'

/**
 * Use `UserFacts` for data of a user that can't be changed. Data that can be changed goes below it in the same card.
 */
const meta = {
  title: 'Users/UserFacts',
  component: FactsOfUser,
} satisfies Meta<typeof FactsOfUser>
export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = { tags: ['core'] }
export const WithoutEmail: Story = { args: { user: userWith({ email: null }) } }
/** A user whose day of creation is unknown. */
export const WithoutDays: Story = { args: { createdText: '', updatedText: '' } }
export const LongNames: Story = {
  args: {
    user: userWith({
      username: 'feinkostgrosshandelsgesellschaft-sued-verwaltung',
      email: 'verwaltung.hauptstelle@feinkostgrosshandelsgesellschaft-sued.example',
    }),
  },
  globals: { viewport: { value: 'phone' } },
}
