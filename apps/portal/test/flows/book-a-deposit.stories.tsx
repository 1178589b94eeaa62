import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { asUser, byHand, type FlowArgs, renderFlow } from './flow-story'

/** A cashier books a bag that went into the safe of a shop, and gets a receipt. */
const meta = {
  title: 'Flows/Book a deposit',
  render: renderFlow,
  tags: ['!autodocs', '!test', 'flow'],
  parameters: { layout: 'fullscreen', flow: true },
  args: { as: 'customer-deposit', at: '/deposit' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<FlowArgs>

/** Click through the flow yourself. To imitate a hand scanner, type a code and press Enter. */
export const ByHand: Story = byHand

export const Played: Story = {
  play: async (context) => {
    const { t, saying, page, user, choose } = await asUser(context)
    const { step } = context

    await step('The safe is chosen', async () => {
      await user.click(await page.findByRole('combobox', { name: t('deposits.servicePoint') }))
      await user.click(await page.findByRole('option', { name: /^Delicias, caja inteligente/ }))
    })
    await step('Channel and contents are chosen', async () => {
      await choose(await page.findByRole('combobox', { name: t('deposits.channel') }), 'Almacén')
      const contents = page.getByRole('combobox', { name: t('deposits.commodity') })
      await choose(contents, t('deposits.contents.1'))
    })
    await step('Code and amount of the bag are typed', async () => {
      await user.type(page.getByRole('textbox', { name: t('deposits.barcode') }), 'B-1{Enter}')
      await user.type(page.getByRole('textbox', { name: t('deposits.amount') }), '1234,5')
    })
    await step('The deposit is read once more, and booked', async () => {
      await user.click(page.getByRole('button', { name: t('deposits.review') }))
      await user.click(await page.findByRole('button', { name: saying('deposits.book', 'amount') }))
    })
    await step('The receipt is there', async () => {
      const receipt = { name: saying('deposits.receipt.title', 'amount') }
      await waitFor(() => expect(page.getByRole('heading', receipt)).toBeVisible())
    })
  },
}
