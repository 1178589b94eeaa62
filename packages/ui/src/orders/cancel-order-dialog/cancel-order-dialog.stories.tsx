import type { CancellationReason } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { openOrder, openOrderWithoutDay, refusedBecause } from '../order-actions.sample'
import { timeZone } from '../orders.sample'
import { CancelOrderDialog } from './cancel-order-dialog'

const reasons: readonly CancellationReason[] = [
  { code: 'CLOSED', description: 'La tienda está cerrada' },
  { code: 'TWICE', description: 'Pedido dos veces por error' },
  { code: 'OTHER', description: 'Otro motivo, indicado en las observaciones' },
]

/**
 * Use `CancelOrderDialog` to cancel an order. It names the order, asks for a reason from the country's list, and
 * keeps the typed text if the server does not respond.
 */
const meta = {
  title: 'Orders/CancelOrderDialog',
  component: CancelOrderDialog,
  args: {
    isOpen: true,
    order: openOrder,
    reasons: { items: reasons, onRetry: undefined },
    isBusy: false,
    failure: undefined,
    onSend: fn(),
    onClose: fn(),
    timeZone,
  },
} satisfies Meta<typeof CancelOrderDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(document.body)

export const Empty: Story = { tags: ['core'] }
export const WithoutADay: Story = { args: { order: openOrderWithoutDay } }
export const ReasonsLoading: Story = { args: { reasons: { items: undefined, onRetry: undefined } } }
export const ReasonsFailed: Story = { args: { reasons: { items: undefined, onRetry: fn() } } }
export const NoReasons: Story = { args: { reasons: { items: [], onRetry: undefined } } }
export const Sending: Story = { args: { isBusy: true } }
export const RefusedByTheServer: Story = {
  args: { failure: refusedBecause('too-late', 'status-final', 'too-late') },
}
export const RefusedInWords: Story = {
  args: { failure: { kind: 'refused', issues: [], message: 'El camión ya ha salido' } },
}
export const RefusedForEveryReason: Story = {
  args: {
    failure: refusedBecause(
      'no-service-id',
      'type-unknown',
      'page-not-managed',
      'type-not-managed',
      'cancelling-disabled',
      'foreign-origin',
      'consignment-started',
      'status-final',
      'too-late',
    ),
  },
}
export const NotSaved: Story = { args: { failure: { kind: 'failed' } } }
export const MayHaveBeenCancelled: Story = {
  args: { failure: { kind: 'unknown' } },
}
export const NotAllowed: Story = { args: { failure: { kind: 'forbidden' } } }

export const Incomplete: Story = {
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(
      await dialog().findByRole('button', { name: t('orders.cancel.action', { order: '48244' }) }),
    )
    await waitFor(() =>
      expect(dialog().getByRole('combobox', { name: t('orders.cancel.reason') })).toHaveFocus(),
    )
  },
}
export const TooLong: Story = {
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    const field = await dialog().findByRole('textbox', { name: t('orders.cancel.observations') })
    await userEvent.click(field)
    await userEvent.paste('El mostrador está cerrado. '.repeat(20))
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  },
}
