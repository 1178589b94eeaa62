import { declaredPacksDraftOf, emptyDeclaredPacksDraft } from '@remesa/domain/declared-values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { currencies } from '../../orders/orders.sample'
import { packRecord, packs, usePickupName } from '../declared-values.sample'
import { PacksDialog } from './packs-dialog'

/** Use `PacksDialog` to declare whole packs in a country that declares packs instead of bags. */
const meta = {
  title: 'Declared values/PacksDialog',
  component: PacksDialog,
  args: {
    isOpen: true,
    order: '10017',
    initial: emptyDeclaredPacksDraft(),
    facts: { mainCurrency: { code: 'EUR' }, status: 'PLANNED' },
    packs: { items: packs, onRetry: undefined },
    currencies: { items: currencies, onRetry: undefined },
    isBusy: false,
    failure: undefined,
    onSave: fn(),
    onClose: fn(),
  },
  render: function InLanguage(args) {
    return <PacksDialog {...args} order={usePickupName(args.order)} />
  },
} satisfies Meta<typeof PacksDialog>
export default meta
type Story = StoryObj<typeof meta>

const changing = { initial: declaredPacksDraftOf(packRecord) }

export const New: Story = { tags: ['core'] }
export const Changing: Story = { args: changing }
export const CataloguesFailed: Story = {
  args: { packs: { items: undefined, onRetry: fn() }, currencies: { items: undefined, onRetry: fn() } },
}
export const MayHaveBeenSaved: Story = { args: { ...changing, failure: { kind: 'unknown' } } }
export const Incomplete: Story = {
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    const dialog = within(document.body)
    await userEvent.click(await dialog.findByRole('button', { name: t('action.save') }))
    await dialog.findByText(t('declared-values.refused.no-packs'))
  },
}
