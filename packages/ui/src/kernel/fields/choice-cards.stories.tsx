import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards'

type Kind = 'pickup' | 'delivery' | 'assistance'

/**
 * A component that renders the field and holds the chosen value. A new `value` in the props replaces the chosen value.
 */
function Cards(given: ChoiceCardsProps<Kind>) {
  const props = inWords(useT(), given)
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
    label: said('orders.column.type'),
    cards: [
      {
        value: 'pickup',
        title: said('orders.type.pickup'),
        description: said('service-points.module.pickup'),
      },
      {
        value: 'delivery',
        title: said('orders.type.delivery'),
        description: said('service-points.module.delivery'),
      },
      {
        value: 'assistance',
        title: said('orders.type.assistance-service'),
        description: said('service-points.module.assistance-service'),
      },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof Cards>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = { tags: ['core'] }
export const Chosen: Story = { args: { value: 'delivery' } }
export const Wrong: Story = { args: { isRequired: true, error: said('validation.messages.required.choice') } }
