import { declaredPacksDraftOf, emptyDeclaredPacksDraft } from '@remesa/domain/declared-values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { currencies } from '../../orders/orders.sample'
import { packRecord, packs } from '../declared-values.sample'
import { PacksDialog } from './packs-dialog'

/** Use it to declare whole packs where the country declares packs instead of bags. */
const meta = {
  title: 'Declared values/PacksDialog',
  component: PacksDialog,
  args: {
    isOpen: true,
    order: 'Pickup 10017',
    initial: emptyDeclaredPacksDraft(),
    facts: { mainCurrency: { code: 'EUR' }, status: 'PLANNED' },
    packs: { items: packs, onRetry: undefined },
    currencies: { items: currencies, onRetry: undefined },
    isBusy: false,
    failure: undefined,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PacksDialog>
export default meta
type Story = StoryObj<typeof meta>

const changing = { initial: declaredPacksDraftOf(packRecord) }

export const New: Story = {}
export const Changing: Story = { args: changing, globals: { locale: 'pt' } }
export const ChangingDark: Story = { args: changing, globals: { locale: 'de', colorMode: 'dark' } }
export const CataloguesFailed: Story = {
  args: { packs: { items: undefined, onRetry: fn() }, currencies: { items: undefined, onRetry: fn() } },
}
export const MayHaveBeenSaved: Story = {
  args: { ...changing, failure: { kind: 'unknown' } },
  globals: { locale: 'es' },
}
export const Incomplete: Story = {
  play: async () => {
    const dialog = within(document.body)
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }))
    await dialog.findByText('Add at least one pack.')
  },
}
