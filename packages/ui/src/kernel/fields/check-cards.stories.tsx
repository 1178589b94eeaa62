import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { CheckCards, type CheckCardsProps } from './check-cards'

/** A component that renders the field and holds its choices. */
function Cards(given: CheckCardsProps) {
  const props = inWords(useT(), given)
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
    label: said('imports.field.modules'),
    cards: [
      { value: 'deposit', title: said('nav.deposit'), description: said('service-points.module.deposit') },
      {
        value: 'balances',
        title: said('abilities.role.BALANCES'),
        description: said('service-points.module.balances'),
      },
      { value: 'issues', title: said('abilities.role.ISSUES') },
    ],
    value: ['issues'],
    onChange: fn(),
  },
} satisfies Meta<typeof Cards>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { tags: ['core'] }
export const WithAHint: Story = { args: { hint: said('service-points.modules.leftOut.title') } }
export const NothingChosen: Story = {
  args: { isRequired: true, value: [], error: said('validation.messages.required.choice') },
}
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
