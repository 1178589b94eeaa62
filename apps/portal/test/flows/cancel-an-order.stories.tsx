import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { asUser, byHand, type FlowArgs, renderFlow } from './flow-story'

/** The amount of an order that can still be cancelled. */
const SHOWN = /12\.500,75/

/** A customer cancels an order that has not been planned yet. */
const meta = {
  title: 'Flows/Cancel an order',
  render: renderFlow,
  tags: ['!autodocs', '!test', 'flow'],
  parameters: { layout: 'fullscreen', flow: true },
  args: { as: 'customer-operator', at: '/orders?servicePoint=1' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<FlowArgs>

/** Click through the flow yourself: the bin in a row cancels its order. */
export const ByHand: Story = byHand

export const Played: Story = {
  play: async (context) => {
    const { t, saying, page, user, dialog, choose } = await asUser(context)
    const { step } = context
    const cancel = saying('orders.cancel.action', 'order')

    await step('An order is chosen to be cancelled', async () => {
      const row = within(await page.findByRole('row', { name: SHOWN }))
      await user.click(row.getByRole('button', { name: cancel }))
    })
    await step('A reason and a remark are given', async () => {
      const form = await dialog(cancel)
      await choose(await form.findByRole('combobox', { name: t('orders.cancel.reason') }), '1')
      await user.type(form.getByRole('textbox', { name: t('orders.cancel.observations') }), 'Closed that day')
    })
    await step('The order is cancelled', async () => {
      const form = await dialog(cancel)
      await user.click(form.getByRole('button', { name: cancel }))
      await waitFor(() => expect(page.getByText(saying('messages.cancelOrder.ok', 'order'))).toBeVisible())
    })
    await step('The order has left the list of future orders', async () => {
      await waitFor(() => expect(page.queryByRole('row', { name: SHOWN })).toBeNull())
    })
  },
}
