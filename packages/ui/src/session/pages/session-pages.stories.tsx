import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import {
  AccessDeniedPage,
  CallbackErrorPage,
  MissingPage,
  OtherUserPage,
  SignedOutPage,
} from './session-pages'
import { SigningInPage } from './signing-in-page'

/**
 * Use these pages while no session is open, because a service does not respond, another user is signed in, or the
 * user has signed out. Each page names the problem and the next step.
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
  tags: ['core'],
  play: async ({ args, canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('action.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** A sign-in that is delayed. The page shows the reference with which an operator can find the cause. */
export const ProviderAwayAtSignIn: Story = {
  args: { reference: '3F2A9C01' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/3F2A9C01/)).toBeVisible()
  },
}
export const Insecure: Story = {
  args: { missing: 'insecure', parts: ['crypto.randomUUID', 'crypto.subtle', 'navigator.locks'] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/crypto\.randomUUID, crypto\.subtle, navigator\.locks/),
    ).toBeVisible()
  },
}
export const Outdated: Story = { args: { missing: 'outdated', parts: ['navigator.locks'] } }
export const ServerAway: Story = { args: { missing: 'server' } }
export const NoSettings: Story = { args: { missing: 'settings' } }
export const NoStart: Story = { args: { missing: 'start' } }
/** The title wraps to two lines. The second line must have at least two words. */
export const BlockedStorage: Story = {
  args: { missing: 'storage' },
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
    await expect(within(canvasElement).getByText(/Adela Marin \(provider-admin\)/)).toBeVisible()
  },
}

export const SignedOut: Story = {
  render: () => <SignedOutPage product="REMESA" isHeard isIdle={false} onSignIn={fn()} />,
}
export const SignedOutUnheard: Story = {
  render: () => <SignedOutPage product="REMESA" isHeard={false} isIdle onSignIn={fn()} />,
}

export const CallbackError: Story = { render: () => <CallbackErrorPage product="REMESA" onRetry={fn()} /> }
export const AccessDenied: Story = {
  render: () => <AccessDeniedPage product="REMESA" onSwitchUser={fn()} onRetry={fn()} />,
}
export const SigningIn: Story = { render: () => <SigningInPage product="REMESA" /> }
