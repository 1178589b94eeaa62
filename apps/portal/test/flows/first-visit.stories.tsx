import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { asUser, byHand, type FlowArgs, renderFlow } from './flow-story'

/** A new user opens the portal for the first time: the legal disclaimer, then the cookie notice, then the first page. */
const meta = {
  title: 'Flows/First visit',
  render: renderFlow,
  tags: ['!autodocs', '!test', 'flow'],
  parameters: { layout: 'fullscreen', flow: true },
  args: { as: 'new-user', at: '/', isFirstVisit: true },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<FlowArgs>

/** Click through the flow yourself. */
export const ByHand: Story = byHand

export const Played: Story = {
  play: async (context) => {
    const { t, page, user, dialog } = await asUser(context)
    const { step } = context

    await step('The disclaimer has to be accepted', async () => {
      const disclaimer = await dialog(t('disclaimer.title'))
      await user.click(await disclaimer.findByRole('switch', { name: t('disclaimer.accept') }))
      await waitFor(() => expect(page.queryByRole('dialog', { name: t('disclaimer.title') })).toBeNull())
    })
    await step('The cookie notice is answered', async () => {
      await user.click(await page.findByRole('button', { name: t('cookies.accept') }))
    })
    await step('The first page is open', async () => {
      await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toBeVisible())
    })
  },
}
