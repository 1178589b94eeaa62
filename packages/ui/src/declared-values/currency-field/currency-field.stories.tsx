import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useFormState } from '../../kernel'
import { loading } from '../../orders/new-order-sheet/new-order.sample'
import { currencies } from '../../orders/orders.sample'
import { CurrencyField, type CurrencyFieldProps } from './currency-field'

interface Draft {
  readonly currencyCode: string
}
interface ChosenProps extends Draft, Pick<CurrencyFieldProps<Draft>, 'currencies'> {}

/** A component that renders the currency field and holds the chosen currency, like a row of declared values. */
function Chosen({ currencies: catalogue, currencyCode }: ChosenProps) {
  const [draft, setDraft] = useState<Draft>({ currencyCode })
  const form = useFormState({ issues: [] })
  return (
    <CurrencyField
      rows={{ form, list: 'values', entered: [0], edit: () => undefined }}
      row={{ id: 0, draft, origin: null }}
      label="Currency, line 1"
      currencies={catalogue}
      onChange={({ value }) => setDraft({ currencyCode: value })}
    />
  )
}

/**
 * Use `CurrencyField` wherever a declared value needs a currency: it loads the point's currencies, and shows a single
 * currency as text instead of a choice.
 */
const meta = {
  title: 'Declared values/CurrencyField',
  component: Chosen,
  args: { currencies: { items: currencies, onRetry: undefined }, currencyCode: 'EUR' },
} satisfies Meta<typeof Chosen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['core'] }
export const NothingChosen: Story = { args: { currencyCode: '' } }
export const Loading: Story = { args: { currencies: loading, currencyCode: '' } }
export const FailedToLoad: Story = {
  args: { currencies: { items: undefined, onRetry: () => {} }, currencyCode: '' },
}
