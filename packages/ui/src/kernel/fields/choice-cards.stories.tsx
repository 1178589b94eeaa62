import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { fn } from 'storybook/test'
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards'

type Kind = 'pickup' | 'delivery' | 'assistance'

/** The field with a caller that holds its choice, and takes another one from its own caller. */
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

/** Use it for a choice of a few that are worth a look each. For more than six, use a select. */
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

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { value: 'delivery' } }
export const ChosenDark: Story = { args: { value: 'delivery' }, globals: { colorMode: 'dark' } }
export const Wrong: Story = { args: { isRequired: true, error: 'Choose what you need.' } }
