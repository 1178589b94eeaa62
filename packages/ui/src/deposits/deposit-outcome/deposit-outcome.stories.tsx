import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { issueText, useT } from '../../i18n'
import { sampleBags, sampleFacts } from '../deposits.sample'
import { DepositOutcome, type DepositOutcomeProps } from './deposit-outcome'

const noReason: DepositOutcomeProps['reasonOf'] = () => undefined

/** Use `DepositOutcome` as soon as bags are sent. Each bag shows its state, and booked bags have a receipt. */
const meta = {
  title: 'Deposits/DepositOutcome',
  component: DepositOutcome,
  args: {
    bags: sampleBags('booked', 'booked', 'booked'),
    facts: sampleFacts,
    timeZone: 'Europe/Madrid',
    userName: 'Darío Ebrat',
    provider: 'REMESA',
    isSending: false,
    waiting: 0,
    failure: undefined,
    numberOf: ({ id }) => `2026112209300${id}DEV-1CASHIN`,
    reasonOf: noReason,
    onSend: fn(),
    onChange: fn(),
    onRemove: fn(),
    onNext: fn() as DepositOutcomeProps['onNext'],
  },
} satisfies Meta<typeof DepositOutcome>
export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {
  tags: ['core'],
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await expect(
      canvas.queryByRole('button', { name: t('deposits.bags.remove', { code: 'B-77120' }) }),
    ).toBeNull()
  },
}
export const Sending: Story = {
  args: { bags: sampleBags('booked', 'sending', 'waiting'), isSending: true },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await expect(
      within(canvasElement).getByRole('button', { name: new RegExp(`^${t('text.sending')}`) }),
    ).toBeVisible()
  },
}
export const SendingOne: Story = {
  args: { bags: sampleBags('sending').slice(0, 1), isSending: true },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent(
      t('deposits.sending.title', { done: 0, count: 1 }),
    )
  },
}
const wrongCode = issue('bag-code', 'barcode', { examples: 'B-12345' })
/** The code of one bag was typed without its dash. The next deposit begins only once this bag is corrected or removed. */
export const OneRefused: Story = {
  args: {
    bags: sampleBags('booked', 'refused', 'booked').map((bag) =>
      bag.state === 'refused' ? { ...bag, draft: { ...bag.draft, barcode: 'B77121' } } : bag,
    ),
    failure: { kind: 'refused', issues: [wrongCode], message: null },
    onNext: undefined,
  },
  render: function InLanguage(args) {
    const reason = issueText(useT(), wrongCode)
    return <DepositOutcome {...args} reasonOf={({ state }) => (state === 'refused' ? reason : undefined)} />
  },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('button', { name: t('deposits.bags.change', { code: 'B77121' }) }),
    ).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: t('deposits.bags.change', { code: 'B-77120' }) }),
    ).toBeNull()
    await expect(canvas.getByRole('button', { name: t('deposits.partial.send', { count: 1 }) })).toBeVisible()
  },
}
export const NoAnswer: Story = {
  args: { bags: sampleBags('booked', 'unknown', 'waiting'), failure: { kind: 'unknown' }, waiting: 2 },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    // A bag that may have been booked must be sent again without changes.
    await expect(
      within(canvasElement).queryByRole('button', { name: t('deposits.bags.change', { code: 'B-77121' }) }),
    ).toBeNull()
  },
}
