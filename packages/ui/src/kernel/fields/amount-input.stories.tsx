import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { AmountInput } from './amount-input'
import { TextInput } from './text-input'

function Typed({ text }: { readonly text: string }) {
  const [value, setValue] = useState(text)
  return (
    <AmountInput label="Total" currency="€" value={value} onChange={(detail) => setValue(detail.value)} />
  )
}

/**
 * Use `AmountInput` for every amount of money: it reads pasted text, and asks about an ambiguous comma or dot. For
 * other numbers, such as a count of bags, use `TextInput` with `inputMode="numeric"`.
 */
const meta = {
  title: 'Kernel/AmountInput',
  component: Typed,
  args: { text: '' },
  parameters: {
    guide: guide({
      anatomy: [
        ['Number', 'At the end of the field, formatted when the focus leaves it.'],
        ['Currency', 'Symbol or code. It is not part of the value.'],
        [
          'Readings',
          'Two buttons below the field if a text can be read as two amounts, next in the tab order.',
        ],
      ],
    }),
  },
} satisfies Meta<typeof Typed>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const TwoReadings: Story = { tags: ['core'], args: { text: '12,345' } }

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: <AmountInput label="Total" currency="€" value="2.500,50" onChange={fn()} />,
            because: 'The currency is in the field, and the number is formatted as everywhere else.',
          },
          dont: {
            show: <TextInput label="Total (€)" value="2500.5" onChange={fn()} />,
            because: 'A text field neither reads nor formats an amount.',
          },
        },
        {
          do: {
            show: <AmountInput label="Total" currency="€" value="12,345" onChange={fn()} />,
            because: 'Both readings of an ambiguous amount are offered.',
          },
          dont: {
            show: (
              <AmountInput
                label="Total"
                currency="€"
                value="12,35"
                hint="12,345 has been rounded"
                onChange={fn()}
              />
            ),
            because: 'An amount must not be rounded or guessed.',
          },
        },
      ]}
    />
  ),
}
