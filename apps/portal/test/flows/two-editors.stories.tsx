import { unwrap } from '@remesa/api-client/tasks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { asUser, type FlowArgs, renderFlow } from './flow-story'

/** Saves the client with another SmartCash id, as a colleague would, while the form is open. */
const saveAsColleague = async (): Promise<void> => {
  const { backEnd } = await import('./back-end')
  const { clients } = backEnd.as('provider-staff')
  const client = await unwrap(clients.get({ params: { id: 4 } }))
  const { version: _version, label: _label, ...known } = client
  const body = { ...known, country: client.country.id, idSmartcash: 'SC-THEIRS' }
  await unwrap(clients.save({ body }, { idempotencyKey: crypto.randomUUID() }))
}

/**
 * Two people change the same record at the same time. The person who saves second keeps every typed value, and decides
 * which values are stored.
 */
const meta = {
  title: 'Flows/Two editors',
  render: renderFlow,
  tags: ['!autodocs', '!test', 'flow'],
  parameters: { layout: 'fullscreen', flow: true },
  args: { as: 'provider-admin', at: '/administration/clients/4' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<FlowArgs>

/** Change the SmartCash id yourself and save the form. A colleague has saved another id since the form was opened. */
export const ByHand: Story = {
  play: async (context) => {
    const { t, page } = await asUser(context)
    await context.step('A colleague saves while the form is open', async () => {
      await page.findByRole('textbox', { name: t('records.idSmartcash') })
      await saveAsColleague()
    })
  },
}

export const Played: Story = {
  play: async (context) => {
    const { t, page, user } = await asUser(context)
    const { step } = context
    const id = () => page.findByRole('textbox', { name: t('records.idSmartcash') })
    const save = async () => {
      const bar = within(page.getByRole('group', { name: t('record.bar') }))
      await user.click(bar.getAllByRole('button').at(-1) ?? document.body)
    }

    await step('The SmartCash id of a client is changed', async () => {
      await user.clear(await id())
      await user.type(await id(), 'SC-MINE')
    })
    await step('A colleague saves another id meanwhile', saveAsColleague)
    await step('Saving shows what the colleague changed', async () => {
      await save()
      await waitFor(() => expect(page.getByText(t('record.met.title'))).toBeVisible())
      await expect(await id()).toHaveValue('SC-MINE')
    })
    await step('The user keeps the typed value, and saves it', async () => {
      await user.click(await page.findByRole('button', { name: t('record.keepMine', { value: 'SC-MINE' }) }))
      await save()
      await waitFor(() => expect(page.getByText(t('clients.saved'))).toBeVisible())
    })
  },
}
