import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { asUser, byHand, type FlowArgs, renderFlow } from './flow-story'
import { flowTime } from './flow-time'

const AMOUNT = '1234,56'
const SHOWN = /1\.234,56/

/** A customer orders a pickup, from the empty form to the rating of the visit. */
const meta = {
  title: 'Flows/Order a pickup',
  render: renderFlow,
  tags: ['!autodocs', '!test', 'flow'],
  parameters: { layout: 'fullscreen', flow: true },
  args: { as: 'customer-operator', at: '/orders?servicePoint=1' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<FlowArgs>

/** Click through the flow yourself. For the rating, set the time of the flow to Wednesday. */
export const ByHand: Story = byHand

export const Played: Story = {
  play: async (context) => {
    const { t, saying, page, user, dialog } = await asUser(context)
    const { step } = context

    await step('The orders of a service point', async () => {
      await user.click(await page.findByRole('button', { name: t('orders.newOrder') }))
    })
    await step('A pickup is chosen', async () => {
      const form = await dialog(t('orders.newOrder'))
      await user.click(await form.findByRole('radio', { name: t('orders.type.pickup') }))
    })
    await step('The amount and a note are typed', async () => {
      const form = await dialog(t('orders.newOrder'))
      await user.type(await form.findByRole('textbox', { name: t('orders.form.totalAmount') }), AMOUNT)
      await user.type(form.getByRole('textbox', { name: t('orders.form.comments') }), 'Two bags')
    })
    await step('The order is read once more, and sent', async () => {
      const form = await dialog(t('orders.newOrder'))
      await user.click(form.getByRole('button', { name: t('action.send') }))
      const question = await dialog(t('message.newOrder.confirm.title'))
      const order = t('orders.confirm.send.pickup')
      await user.click(await question.findByRole('button', { name: new RegExp(order) }))
    })
    await step('The receipt says what comes next', async () => {
      const receipt = await dialog(t('orders.receipt.title'))
      await user.click(await receipt.findByRole('button', { name: t('orders.receipt.done') }))
    })
    await step('The new order is in the list', async () => {
      await waitFor(() => expect(page.getByRole('row', { name: SHOWN })).toBeVisible())
    })
    await step('Two days pass, and the crew has come', () => flowTime.set('later'))
    await step('The visit is rated', async () => {
      const row = within(await page.findByRole('row', { name: SHOWN }))
      const rate = saying('orders.rating.action', 'order')
      await user.click(await row.findByRole('button', { name: rate }))
      const rating = await dialog(rate)
      await user.click(await rating.findByRole('radio', { name: /^5/ }))
      await user.click(rating.getByRole('button', { name: t('orders.rating.send') }))
    })
    await step('The list shows the rating', async () => {
      const row = within(await page.findByRole('row', { name: SHOWN }))
      const given = saying('orders.rating.open', 'order', 'value')
      await waitFor(() => expect(row.getByRole('button', { name: given })).toBeVisible())
    })
  },
}
