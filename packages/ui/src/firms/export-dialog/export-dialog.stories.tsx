import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { ExportDialog } from './export-dialog'

const facts = {
  clients: [
    { id: 1, description: 'Bazar Norte' },
    { id: 2, description: 'Ferretería Ebro' },
  ],
  now: new Date('2026-11-22T09:30:00+01:00'),
  timeZone: 'Europe/Madrid',
}

/**
 * Use `ExportDialog` to request the report on employee searches. The user chooses the days and, if there are several
 * clients, the clients.
 */
const meta = {
  title: 'Firms/ExportDialog',
  component: ExportDialog,
  args: { isOpen: true, facts, isBusy: false, onSend: fn(), onClose: fn() },
} satisfies Meta<typeof ExportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const SeveralClients: Story = {
  tags: ['core'],
  play: async ({ args, loaded }) => {
    const t = textsOf(loaded)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: t('firms.export.send') }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ferretería Ebro' }))
    await userEvent.click(dialog.getByRole('button', { name: t('firms.export.send') }))
    await expect(args.onSend).toHaveBeenCalledWith({
      draft: expect.objectContaining({ clientIds: [2], dateFrom: '2026-08-24', dateTo: '2026-11-22' }),
    })
  },
}
export const OneClient: Story = { args: { facts: { ...facts, clients: facts.clients.slice(0, 1) } } }
