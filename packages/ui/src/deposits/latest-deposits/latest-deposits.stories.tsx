import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useT } from '../../i18n'
import { sampleLatest } from '../deposits.sample'
import { LatestDeposits } from './latest-deposits'

/** The link to the history of deposits, in the language of the story. */
function HistoryLink() {
  return <a href="#history">{useT()('deposits.history')}</a>
}

/** Use `LatestDeposits` beside the form of a deposit. There the user sees whether the previous bag was booked. */
const meta = {
  title: 'Deposits/LatestDeposits',
  component: LatestDeposits,
  args: {
    deposits: { items: sampleLatest, onRetry: undefined },
    timeZone: 'Europe/Madrid',
    historyLink: <HistoryLink />,
  },
} satisfies Meta<typeof LatestDeposits>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { tags: ['core'] }
export const None: Story = { args: { deposits: { items: [], onRetry: undefined } } }
export const Loading: Story = { args: { deposits: { items: undefined, onRetry: undefined } } }
export const Failed: Story = { args: { deposits: { items: undefined, onRetry: fn() } } }
export const NoPointChosen: Story = { args: { deposits: undefined } }
