import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { CheckCards, type CheckCardsProps } from './check-cards'

/** A component that renders the field and holds its choices. */
function Cards(props: CheckCardsProps) {
  const [value, setValue] = useState(props.value)
  return (
    <CheckCards
      {...props}
      value={value}
      onChange={(detail) => {
        setValue(detail.value)
        props.onChange(detail)
      }}
    />
  )
}

/**
 * Use `CheckCards` if users may choose several of a few options, each with an explanation. For a single choice use
 * choice cards.
 */
const meta = {
  title: 'Kernel/CheckCards',
  component: Cards,
  args: {
    label: 'Modules',
    cards: [
      { value: 'deposit', title: 'Deposit', description: 'Bags are booked at the counter or the device' },
      { value: 'balances', title: 'Balances', description: 'The customer sees what the device holds' },
      { value: 'issues', title: 'Issues' },
    ],
    value: ['issues'],
    onChange: fn(),
  },
} satisfies Meta<typeof Cards>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { tags: ['core'] }
export const WithAHint: Story = { args: { hint: 'Choose what this point offers.' } }
export const NothingChosen: Story = { args: { isRequired: true, value: [], error: 'Choose an option' } }
export const NothingToChoose: Story = { args: { cards: [], value: [] } }
export const LongTexts: Story = {
  args: {
    cards: [
      {
        value: 'long',
        title: 'Feinkostgroßhandelsgesellschaftsmodul mit beschränkter Haftung',
        description: 'Einzahlungen am Schalter oder am Gerät, auch außerhalb der üblichen Geschäftszeiten',
      },
    ],
  },
}
