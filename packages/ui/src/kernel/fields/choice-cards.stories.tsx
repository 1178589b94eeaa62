import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { fn } from 'storybook/test'
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards'

type Kind = 'pickup' | 'delivery' | 'assistance'

/**
 * A component that renders the field and holds the chosen value. A new `value` in the props replaces the chosen value.
 */
function Cards(props: ChoiceCardsProps<Kind>) {
  const [value, setValue] = useState(props.value)
  useEffect(() => setValue(props.value), [props.value])
  return (
    <ChoiceCards
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
 * Use `ChoiceCards` if users choose one of a few values, each with an explanation. For more than six values, use a
 * select.
 */
const meta = {
  title: 'Kernel/ChoiceCards',
  component: Cards,
  args: {
    label: 'Type of order',
    cards: [
      { value: 'pickup', title: 'Pickup', description: 'We collect your cash' },
      { value: 'delivery', title: 'Delivery', description: 'We bring notes and coins' },
      { value: 'assistance', title: 'Assistance', description: 'We mend the safe' },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof Cards>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = { tags: ['core'] }
export const Chosen: Story = { args: { value: 'delivery' } }
export const Wrong: Story = { args: { isRequired: true, error: 'Choose what you need.' } }
