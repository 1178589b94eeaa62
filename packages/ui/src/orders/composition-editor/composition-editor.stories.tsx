import { type CompositionDraft, chooseCurrency, type DeliveryDraft } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { draftForm, useFormState } from '../../kernel'
import { catalogues, denominations, draftsWith, loading, packs } from '../new-order-sheet/new-order.sample'
import { currencies } from '../orders.sample'
import { CompositionEditor } from './composition-editor'
import type { CompositionEditorProps } from './composition-props'

interface TypedProps extends Omit<CompositionEditorProps, 'form'> {
  readonly draft: DeliveryDraft
}

/** A component that renders the editor and holds its draft. */
function Typed({ draft: first, ...props }: TypedProps) {
  const [draft, setDraft] = useState(first)
  const form = useFormState({ issues: [] })
  return (
    <CompositionEditor
      {...props}
      form={draftForm<CompositionDraft>(form, draft, (patch) => {
        const chosen = currencies.find(({ currencyId }) => currencyId === patch.currencyId)
        setDraft((last) => ({ ...(chosen ? chooseCurrency(last, chosen) : last), ...patch }))
      })}
    />
  )
}

const [note, , , fifty] = denominations
const [small, pounds] = packs
if (!note || !fifty || !small || !pounds) throw new Error('[stories] the catalogue has changed')

const empty: DeliveryDraft = draftsWith().delivery
const filled: DeliveryDraft = {
  ...empty,
  denominations: [{ denomination: fifty, quantity: '40' }],
  packs: [
    { pack: small, quantity: '3' },
    { pack: pounds, quantity: '1' },
  ],
}

/**
 * Use `CompositionEditor` for an order of notes, coins and packs. It adds up the amounts while the user types, and
 * shows how much more the limit allows.
 */
const meta = {
  title: 'Orders/CompositionEditor',
  component: Typed,
  args: {
    ...catalogues,
    draft: empty,
  },
} satisfies Meta<typeof Typed>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['core'] }
export const Filled: Story = { args: { draft: filled } }
export const OnAPhone: Story = {
  ...Filled,
  globals: { viewport: { value: 'phone' } },
}
export const BeyondTheLimit: Story = {
  args: { draft: { ...empty, denominations: [{ denomination: note, quantity: '101' }] } },
}
export const LongTexts: Story = {
  args: {
    draft: {
      ...empty,
      denominations: [{ denomination: note, quantity: '1000000' }],
      packs: [
        {
          pack: {
            ...small,
            description: 'Wechselgeldausstattung für Selbstbedienungskassen mit Notenrückgabe, Filiale Süd',
            denominations: Array.from({ length: 8 }, (_, index) => ({
              quantity: 1000 + index,
              value: 0.5,
              currencySymbol: '€',
              currencyIsoCode: 'EUR',
            })),
          },
          quantity: '1000000',
        },
      ],
    },
  },
}
export const Loading: Story = { args: { denominations: loading, packs: loading } }
export const Failed: Story = {
  args: {
    denominations: { items: undefined, onRetry: fn() },
    packs: { items: undefined, onRetry: fn() },
  },
}
export const CurrenciesFailed: Story = { args: { currencies: { items: undefined, onRetry: fn() } } }
export const NothingInThisCurrency: Story = {
  args: {
    denominations: { items: [], onRetry: undefined },
    packs: { items: [], onRetry: undefined },
  },
}
