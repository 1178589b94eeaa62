import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { asUser, byHand, type FlowArgs, renderFlow } from './flow-story'

/** The number on the badge of a crew member. */
const BADGE = '84512'
const DOCUMENT = '44120987K'

/**
 * A crew member rings and shows a badge. The customer checks the identity of the crew member before opening the door.
 */
const meta = {
  title: 'Flows/Check the crew',
  render: renderFlow,
  tags: ['!autodocs', '!test', 'flow'],
  parameters: { layout: 'fullscreen', flow: true },
  args: { as: 'customer-operator', at: '/firms' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<FlowArgs>

/**
 * Click through the flow yourself: search for the badge number (TIP) 84512. The document number of this crew member is
 * 44120987K.
 */
export const ByHand: Story = byHand

export const Played: Story = {
  play: async (context) => {
    const { t, page, user } = await asUser(context)
    const { step } = context

    await step('The number on the badge is searched', async () => {
      await user.click(await page.findByRole('radio', { name: 'TIP' }))
      await user.type(page.getByRole('textbox', { name: /./ }), BADGE)
      await user.click(page.getByRole('button', { name: t('firms.search') }))
    })
    await step('Digits of the document are asked for', async () => {
      const form = within(await page.findByRole('form'))
      for (const box of await form.findAllByRole('textbox')) {
        const position = /\d+/.exec(box.getAttribute('aria-label') ?? '')?.[0]
        await user.type(box, DOCUMENT[Number(position) - 1] ?? '')
      }
      const check = form.queryByRole('button', { name: t('firms.challenge.check') })
      if (check !== null) await user.click(check)
    })
    await step('The answer says whether to open', async () => {
      await waitFor(() => expect(page.getByRole('heading', { level: 2 })).toHaveFocus())
      await expect(page.getByText('Portavalor')).toBeVisible()
    })
  },
}
