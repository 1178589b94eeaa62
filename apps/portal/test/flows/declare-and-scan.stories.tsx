import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { holdUpSeal } from '../screens/camera'
import { asUser, byHand, type FlowArgs, OPEN_MS, renderFlow } from './flow-story'

/** A customer declares what is in the bags of a pickup, and scans the code of a seal instead of typing it. */
const meta = {
  title: 'Flows/Declare and scan',
  render: renderFlow,
  tags: ['!autodocs', '!test', 'flow'],
  parameters: { layout: 'fullscreen', flow: true },
  args: { as: 'customer-operator', at: '/orders?servicePoint=2' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<FlowArgs>

/** Click through the flow yourself: open a pickup without an amount. Scanning asks for the camera of your machine. */
export const ByHand: Story = byHand

export const Played: Story = {
  play: async (context) => {
    const { t, saying, page, user, dialog, choose } = await asUser(context)
    const { step } = context
    const inLine = (field: Parameters<typeof t>[0]) => t('entries.cell', { field: t(field), number: 1 })
    const card = async () => within(await page.findByRole('region', { name: t('declared-values.title') }))

    await step('A pickup without an amount is opened', async () => {
      const next = within(await page.findByRole('region', { name: t('orders.bucket.next') }))
      const words = [t('orders.status.PENDING'), t('orders.status.RECEIVED')]
      const isOpen = ({ textContent: text }: HTMLElement) =>
        text.includes(t('orders.type.pickup')) &&
        !/[€$]/.test(text) &&
        words.some((word) => text.includes(word))
      const row = await waitFor(() => {
        const found = next.getAllByRole('row').find(isOpen)
        if (found === undefined) throw new Error('The list has no pickup to declare.')
        return within(found)
      })
      await user.click(row.getByRole('button', { name: saying('orders.details.of', 'order') }))
    })
    await step('The values of the pickup are to be declared', async () => {
      const add = { name: t('declared-values.add') }
      await user.click(await (await card()).findByRole('button', add))
    })
    await step('A seal is held before the camera', async () => {
      holdUpSeal()
      const form = await dialog(t('declared-values.add'))
      await user.click(await form.findByRole('button', { name: t('declared-values.scan') }))
      const code = form.getByRole('textbox', { name: inLine('declared-values.form.code') })
      // The test waits longer here: the code of the scanner is loaded now, and the development server may have to
      // compile this code first.
      await waitFor(() => expect(code).toHaveValue('S-2'), { timeout: OPEN_MS })
      Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia')
    })
    await step('Contents and amount of the bag are typed', async () => {
      const form = await dialog(t('declared-values.add'))
      const contents = form.getByRole('combobox', { name: inLine('declared-values.form.commodity') })
      await choose(contents, t('declared-values.commodity.coin'))
      await user.type(form.getByRole('textbox', { name: inLine('declared-values.form.amount') }), '250')
    })
    await step('The declaration is saved, and has a QR code', async () => {
      const form = await dialog(t('declared-values.add'))
      await user.click(form.getByRole('button', { name: t('action.save') }))
      const open = await (await card()).findByRole('button', { name: t('declared-values.qr.action') })
      await user.click(open)
      const codes = await dialog(t('declared-values.qr.action'))
      await waitFor(() => expect(codes.getByRole('img')).toBeVisible())
    })
  },
}
