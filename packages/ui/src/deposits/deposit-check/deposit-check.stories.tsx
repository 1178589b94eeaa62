import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sampleBags, sampleFacts } from '../deposits.sample'
import { DepositCheck } from './deposit-check'

/** Use it between the form of a deposit and its booking: it shows everything that will be booked. */
const meta = {
  title: 'Deposits/DepositCheck',
  component: DepositCheck,
  args: { bags: sampleBags(), facts: sampleFacts, onBack: fn(), onBook: fn() },
} satisfies Meta<typeof DepositCheck>
export default meta
type Story = StoryObj<typeof meta>

export const SeveralBags: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Book 4.310,50 €' })).toHaveFocus()
  },
}
export const OneBagDark: Story = {
  args: { bags: sampleBags().slice(0, 1) },
  globals: { colorMode: 'dark', locale: 'pt' },
}
