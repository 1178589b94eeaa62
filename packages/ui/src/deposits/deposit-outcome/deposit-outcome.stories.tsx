import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sampleBags, sampleFacts } from '../deposits.sample'
import { DepositOutcome, type DepositOutcomeProps } from './deposit-outcome'

const noReason: DepositOutcomeProps['reasonOf'] = () => undefined

/** Use it from the moment that bags are sent: each shows its own state, and what is booked has a receipt. */
const meta = {
  title: 'Deposits/DepositOutcome',
  component: DepositOutcome,
  args: {
    bags: sampleBags('booked', 'booked', 'booked'),
    facts: sampleFacts,
    timeZone: 'Europe/Madrid',
    userName: 'Darío Ebrat',
    isSending: false,
    failure: undefined,
    numberOf: ({ id }) => `2026112209300${id}DEV-1CASHIN`,
    reasonOf: noReason,
    onSend: fn(),
    onChange: fn(),
    onRemove: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof DepositOutcome>
export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: /^Booked: 4\.310,50\s€$/ })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull()
  },
}
export const ReceiptDark: Story = { globals: { colorMode: 'dark', locale: 'de' } }
export const Sending: Story = {
  args: { bags: sampleBags('booked', 'sending', 'waiting'), isSending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Sending/ })).toBeVisible()
  },
}
export const SendingOne: Story = {
  args: { bags: sampleBags('sending').slice(0, 1), isSending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('Booked: 0 of 1 bag')
  },
}
export const OneRefused: Story = {
  args: {
    bags: sampleBags('booked', 'refused', 'booked'),
    failure: { kind: 'refused', issues: [], message: null },
    reasonOf: ({ state }) => (state === 'refused' ? 'The account date is too long ago.' : undefined),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Change bag B-77121' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change bag B-77120' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Send 1 bag again' })).toBeVisible()
  },
}
export const NoAnswer: Story = {
  args: { bags: sampleBags('booked', 'unknown', 'waiting'), failure: { kind: 'unknown' } },
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    // A bag that may be booked is sent again exactly as it was.
    await expect(within(canvasElement).queryByRole('button', { name: /Cambiar la bolsa B-77121/ })).toBeNull()
  },
}
