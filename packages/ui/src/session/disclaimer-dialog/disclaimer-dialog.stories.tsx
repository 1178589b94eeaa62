import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { DisclaimerDialog } from './disclaimer-dialog'

const paragraphs = Array.from(
  { length: 30 },
  (_, index) =>
    `${index + 1}. The customer is responsible for the accuracy of what is requested through this portal.`,
)

const view = (
  <div style={{ padding: 24, display: 'grid', gap: 12 }}>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
)

/**
 * Use `DisclaimerDialog` on the first visit. From the user menu, users can open it again to read the disclaimer or
 * to withdraw their acceptance.
 */
const meta = {
  title: 'Session/DisclaimerDialog',
  component: DisclaimerDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    document: { state: 'ready', view },
    isAccepted: false,
    isSaving: false,
    hasFailed: false,
    onAnswer: fn(),
    onRetry: fn(),
    onClose: fn(),
    preferences: { locale: 'en', locales: ['de', 'en', 'es', 'pt'], onLocaleChange: fn() },
    onExit: fn(),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof DisclaimerDialog>
export default meta
type Story = StoryObj<typeof meta>

export const NotYetAccepted: Story = {
  tags: ['core'],
  play: async ({ args, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('button', { name: t('action.close') })).not.toBeInTheDocument()
    await userEvent.click(await screen.findByRole('switch', { name: t('disclaimer.accept') }))
    await expect(args.onAnswer).toHaveBeenCalledWith({ isAccepted: true })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('shell.language') }), 'de')
    await expect(args.preferences.onLocaleChange).toHaveBeenCalledWith({ locale: 'de' })
    await userEvent.click(screen.getByRole('button', { name: t('shell.exit') }))
    await expect(args.onExit).toHaveBeenCalledOnce()
  },
}
export const Accepted: Story = {
  args: { isAccepted: true },
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    const close = await screen.findByRole('button', { name: t('action.close') })
    await waitFor(() => expect(close).toBeVisible())
    await expect(screen.queryByRole('button', { name: t('shell.exit') })).not.toBeInTheDocument()
  },
}
export const Saving: Story = { args: { isSaving: true } }
export const NotSaved: Story = { args: { hasFailed: true } }
export const Loading: Story = { args: { document: { state: 'loading' } } }
export const DocumentMissing: Story = {
  args: { document: { state: 'failed' } },
  play: async ({ args, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(await screen.findByRole('switch'))
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: t('action.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const AcceptedDocumentMissing: Story = {
  args: { isAccepted: true, document: { state: 'failed' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('switch'))
    await expect(args.onAnswer).toHaveBeenCalledWith({ isAccepted: false })
  },
}
