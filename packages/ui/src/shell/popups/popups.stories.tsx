import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { ErrorPopup, type ErrorPopupProps, NetworkErrorPopup, WarningModal } from './popups'

function UnexpectedError(props: Omit<ErrorPopupProps, 'title' | 'description'>) {
  const t = useT()
  return (
    <ErrorPopup
      {...props}
      title={t('unexpectedError.title')}
      description={t('unexpectedError.description')}
    />
  )
}

/** Use these popups for failures that do not belong to a form of the page. They show the reference for support. */
const meta = {
  title: 'Shell/Popups',
  component: UnexpectedError,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    requestId: '01JD4X9S-7KQ2',
    onClose: fn(),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof UnexpectedError>
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
