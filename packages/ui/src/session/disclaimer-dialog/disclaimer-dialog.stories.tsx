import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
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

/** Use it on the first visit, and from the user menu to read the disclaimer again or withdraw. */
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
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await userEvent.click(
      await screen.findByRole('switch', { name: 'I have read and accept the legal disclaimer' }),
    )
    await expect(args.onAnswer).toHaveBeenCalledWith({ isAccepted: true })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
    await expect(args.preferences.onLocaleChange).toHaveBeenCalledWith({ locale: 'de' })
    await userEvent.click(screen.getByRole('button', { name: 'Exit' }))
    await expect(args.onExit).toHaveBeenCalledOnce()
  },
}
export const NotYetAcceptedDark: Story = { globals: { colorMode: 'dark', locale: 'es' } }
export const Accepted: Story = {
  args: { isAccepted: true },
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Exit' })).not.toBeInTheDocument()
  },
}
export const Saving: Story = { args: { isSaving: true } }
export const NotSaved: Story = { args: { hasFailed: true }, globals: { locale: 'pt' } }
export const Loading: Story = { args: { document: { state: 'loading' } } }
export const DocumentMissing: Story = {
  args: { document: { state: 'failed' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('switch'))
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
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
export const DocumentMissingDark: Story = {
  args: { document: { state: 'failed' } },
  globals: { colorMode: 'dark', locale: 'de' },
}
