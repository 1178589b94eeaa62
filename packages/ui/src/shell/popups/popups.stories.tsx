import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { ErrorPopup, NetworkErrorPopup, WarningModal } from './popups'

/** Use these popups for failures that do not belong to a form of the page. They show the reference for support. */
const meta = {
  title: 'Shell/Popups',
  component: ErrorPopup,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'Something went wrong',
    description: 'The operation could not be completed.',
    requestId: '01JD4X9S-7KQ2',
    onClose: fn(),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof ErrorPopup>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { tags: ['core'] }
export const FailedWithoutReference: Story = { args: { requestId: null } }
export const NoAnswer: Story = {
  render: ({ onClose }) => <NetworkErrorPopup isOpen onRefresh={fn()} onClose={onClose} />,
  play: async ({ args, loaded }) => {
    const t = textsOf(loaded)
    await expect(await screen.findAllByRole('listitem')).toHaveLength(3)
    await waitFor(() => expect(screen.getByRole('button', { name: t('action.close') })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const AreaInTrouble: Story = { render: () => <WarningModal isOpen onClose={fn()} /> }
