import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { given } from '../../../test/given'
import { sampleBags, sampleFacts, sampleLatest } from '../deposits.sample'
import { DepositCheck } from './deposit-check'

/** Use `DepositCheck` between the form of a deposit and its booking: it shows everything that will be booked. */
const meta = {
  title: 'Deposits/DepositCheck',
  component: DepositCheck,
  args: {
    bags: sampleBags(),
    facts: sampleFacts,
    doubts: [],
    isConfirmed: false,
    isBusy: false,
    onConfirm: fn(),
    onBack: fn(),
    onBook: fn(),
  },
} satisfies Meta<typeof DepositCheck>
export default meta
type Story = StoryObj<typeof meta>

export const SeveralBags: Story = { tags: ['core'] }
export const OneBag: Story = { args: { bags: sampleBags().slice(0, 1) } }
const largest = given(sampleLatest[0])
const [first, second, third] = sampleBags()
/** One code was booked at this point before, and one amount is unusual: the user has to confirm both. */
export const InDoubt: Story = {
  args: {
    bags: [
      given(first),
      { ...given(second), draft: { ...given(second).draft, totalAmount: '21.380,00' } },
      given(third),
    ],
    doubts: [
      { kind: 'booked', bagId: given(first).id, deposit: { ...largest, barcode: 'B-77120', total: 245_000 } },
      { kind: 'amount', bagId: given(second).id, largest },
    ],
  },
}
