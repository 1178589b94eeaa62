import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { asUser, byHand, type FlowArgs, renderFlow } from './flow-story'

const fail = (): never => {
  throw new Error('The form has no button that saves.')
}

/**
 * An administrator adds a client: the code fills in the values that the core system knows, and the administrator
 * types the other values.
 */
const meta = {
  title: 'Flows/Add a client',
  render: renderFlow,
  tags: ['!autodocs', '!test', 'flow'],
  parameters: { layout: 'fullscreen', flow: true },
  args: { as: 'provider-admin', at: '/administration/clients' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<FlowArgs>

/** Click through the flow yourself. The core system SIGII of Spain knows the code 9001. */
export const ByHand: Story = byHand

export const Played: Story = {
  play: async (context) => {
    const { t, page, user, choose } = await asUser(context)
    const { step } = context
    const field = (name: Parameters<typeof t>[0]) => page.findByRole('textbox', { name: t(name) })

    await step('A new client is begun', async () => {
      await user.click(await page.findByRole('link', { name: t('record-lists.add.clients') }))
    })
    await step('Country and core system are chosen', async () => {
      const country = await page.findByRole('combobox', { name: t('records.country') })
      await choose(country, t('country.ES'))
      const system = page.getByRole('combobox', { name: t('records.sourceSystem') })
      await choose(system, 'SIGII')
    })
    await step('The code finds the client in the core system', async () => {
      await user.type(await field('records.code'), '9001{Enter}')
      await waitFor(async () => expect(await field('records.description')).toHaveValue('Floristería Alba'))
    })
    await step('What the core system does not know is typed, and the client saved', async () => {
      await user.type(await field('records.idSmartcash'), 'SC-9001')
      const bar = within(page.getByRole('group', { name: t('record.bar') }))
      await user.click(bar.getAllByRole('button').at(-1) ?? fail())
    })
    await step('The client is in the list', async () => {
      await waitFor(() => expect(page.getByText(t('clients.saved'))).toBeVisible())
    })
  },
}
