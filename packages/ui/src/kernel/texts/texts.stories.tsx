import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakable } from './breakable'
import { DateText, DateTimeText, MoneyText, TimeText } from './texts'

/** Amounts, days and times have the same format in every language. */
const meta = { title: 'Kernel/Texts' } satisfies Meta
export default meta
type Story = StoryObj

const instant = '2026-11-21T09:30:00+01:00'

export const Money: Story = {
  tags: ['core'],
  render: () => (
    <ul>
      <li>
        <MoneyText amount={1234.5} symbol="€" />
      </li>
      <li>
        <MoneyText amount={987_654_321.99} symbol="S/" />
      </li>
      <li>
        <MoneyText amount={0} symbol="€" />
      </li>
    </ul>
  ),
}
export const DaysAndTimes: Story = {
  render: () => (
    <ul>
      <li>
        <DateText day="2026-11-21" />
      </li>
      <li>
        <DateTimeText instant={instant} timeZone="Europe/Madrid" />
      </li>
      <li>
        <TimeText instant={instant} timeZone="America/Lima" /> in Lima
      </li>
    </ul>
  ),
}
/** In a narrow column, a long text breaks after punctuation marks, and an e-mail address only after its @. */
export const LongTexts: Story = {
  render: () => (
    <ul style={{ width: 90 }}>
      <li>{breakable('ana.ruiz@remesa.example')}</li>
      <li>{breakable('customer-operator')}</li>
      <li>{breakable('DEV-48008-1')}</li>
    </ul>
  ),
}
export const NoInstant: Story = {
  render: () => (
    <p>
      Created: <DateTimeText instant="unknown" timeZone="Europe/Madrid" />
    </p>
  ),
}
