import type { CustomerCurrency } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type Catalogue, draftForm, useFormState } from '../../kernel'
import { loading } from '../new-order-sheet/new-order.sample'
import { currencies } from '../orders.sample'
import { CurrencySelect } from './currency-select'
import { QuantityField } from './quantity-field'

interface FieldsProps {
  readonly currencies: Catalogue<CustomerCurrency>
  readonly of: string
}

/** A component that renders the fields and holds the draft of an order. */
function Fields({ currencies: catalogue, of }: FieldsProps) {
  const [draft, setDraft] = useState({ currencyId: '', quantity: '3' })
  const form = useFormState({ issues: [] })
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <CurrencySelect
        form={draftForm(form, draft, (patch) => setDraft((last) => ({ ...last, ...patch })))}
        currencies={catalogue}
      />
      <QuantityField
        form={form}
        path="quantity"
        of={of}
        value={draft.quantity}
        onChange={({ value }) => setDraft((last) => ({ ...last, quantity: value }))}
      />
    </div>
  )
}

/** Use these fields in the forms of orders, for a currency and for the quantity of a pack or of a material. */
const meta = {
  title: 'Orders/OrderFields',
  component: Fields,
  args: { currencies: { items: currencies, onRetry: undefined }, of: 'Bolsas de seguridad' },
} satisfies Meta<typeof Fields>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['core'] }
export const CurrenciesLoading: Story = { args: { currencies: loading } }
export const LongTexts: Story = {
  args: { of: 'Sicherheitstransportbeutel für Banknoten mit Siegelnummer und Adressfeld' },
}
