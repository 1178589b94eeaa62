import { isLocale, type Locale } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { DisclaimerDialog } from './disclaimer-dialog'

/** A sentence of the document, which the server has in every language. */
const sentences: Readonly<Record<Locale, string>> = {
  en: 'The customer is responsible for the accuracy of what is requested through this portal.',
  de: 'Der Kunde ist für die Richtigkeit dessen verantwortlich, was über dieses Portal angefordert wird.',
  es: 'El cliente es responsable de la exactitud de lo que se solicita a través de este portal.',
  pt: 'O cliente é responsável pela exatidão do que é pedido através deste portal.',
  'pt-BR': 'O cliente é responsável pela exatidão do que é solicitado por meio deste portal.',
}

const viewIn = (locale: Locale) => (
  <div style={{ padding: 24, display: 'grid', gap: 12 }}>
    {Array.from({ length: 30 }, (_, index) => `${index + 1}. ${sentences[locale]}`).map((text) => (
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
    document: { state: 'ready', view: viewIn('en') },
    isAccepted: false,
    isSaving: false,
    hasFailed: false,
    onAnswer: fn(),
    onRetry: fn(),
    onClose: fn(),
    preferences: { locale: 'en', locales: ['de', 'en', 'es', 'pt'], onLocaleChange: fn() },
    onExit: fn(),
  },
  render: (args, { globals }) => {
    const locale = isLocale(globals['locale']) ? globals['locale'] : 'en'
    const document =
      args.document.state === 'ready' ? { ...args.document, view: viewIn(locale) } : args.document
    return <DisclaimerDialog {...args} document={document} preferences={{ ...args.preferences, locale }} />
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
  play: async ({ args, loaded, globals }) => {
    const t = textsOf(loaded)
    const other = globals['locale'] === 'de' ? 'es' : 'de'
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('button', { name: t('action.close') })).not.toBeInTheDocument()
    await userEvent.click(await screen.findByRole('switch', { name: t('disclaimer.accept') }))
    await expect(args.onAnswer).toHaveBeenCalledWith({ isAccepted: true })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('shell.language') }), other)
    await expect(args.preferences.onLocaleChange).toHaveBeenCalledWith({ locale: other })
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
