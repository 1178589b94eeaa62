import type { DepositDoubt } from '@remesa/domain/deposits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
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
const [earlier] = sampleLatest
/** One code was booked at this point before, and one amount is unusual: the user has to confirm both. */
export const InDoubt: Story = {
  args: {
    doubts: sampleBags().flatMap(({ id: bagId }, index): readonly DepositDoubt[] => {
      if (earlier === undefined || index > 1) return []
      return [
        index === 0
          ? { kind: 'booked', bagId, deposit: earlier }
          : { kind: 'amount', bagId, largest: earlier },
      ]
    }),
  },
}
