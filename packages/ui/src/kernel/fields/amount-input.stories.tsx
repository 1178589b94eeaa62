import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AmountInput } from './amount-input'

function Typed({ text }: { readonly text: string }) {
  const [value, setValue] = useState(text)
  return (
    <AmountInput label="Total" currency="€" value={value} onChange={(detail) => setValue(detail.value)} />
  )
}

/** Use `AmountInput` for every amount of money: it reads pasted text, and asks about an ambiguous comma or dot. */
const meta = {
  title: 'Kernel/AmountInput',
  component: Typed,
  args: { text: '' },
} satisfies Meta<typeof Typed>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const TwoReadings: Story = { tags: ['core'], args: { text: '12,345' } }
