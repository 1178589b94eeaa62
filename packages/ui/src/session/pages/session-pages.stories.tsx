import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MissingPage, OtherUserPage, SignedOutPage } from './session-pages'

/**
 * Use them while a session is not open: something does not answer, somebody else is signed in, or the user has signed
 * out. Each names what is missing, and what happens by itself.
 */
const meta = {
  title: 'Session/SessionPages',
  component: MissingPage,
  parameters: { layout: 'fullscreen' },
  args: { product: 'REMESA', missing: 'provider', onRetry: fn() },
} satisfies Meta<typeof MissingPage>
export default meta
type Story = StoryObj<typeof meta>

export const ProviderAway: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const ProviderAwayDark: Story = { globals: { colorMode: 'dark', locale: 'de' } }
export const ServerAway: Story = { args: { missing: 'server' }, globals: { locale: 'es' } }
export const NoSettings: Story = { args: { missing: 'settings' }, globals: { locale: 'pt' } }
export const NoStart: Story = { args: { missing: 'start' } }
/** A title of two lines leaves no word alone on the second one. */
export const BlockedStorage: Story = {
  args: { missing: 'storage' },
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => {
    const text = document.createRange()
    text.selectNodeContents(within(canvasElement).getByRole('heading', { level: 1 }))
    const lines = [...text.getClientRects()].map(({ width }) => width)
    await expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) / 2)
  },
}

const user = { fullName: 'Adela Marin', username: 'provider-admin' }
export const OtherUser: Story = {
  render: () => <OtherUserPage product="REMESA" user={user} onContinue={fn()} onSwitchUser={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Adela Marin \(provider-admin\) is signed in/)).toBeVisible()
  },
}
export const OtherUserDark: Story = { ...OtherUser, globals: { colorMode: 'dark' } }

export const SignedOut: Story = { render: () => <SignedOutPage product="REMESA" isHeard onSignIn={fn()} /> }
export const SignedOutUnheard: Story = {
  render: () => <SignedOutPage product="REMESA" isHeard={false} onSignIn={fn()} />,
  globals: { locale: 'es' },
}
