import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ButtonLink } from '../../kernel'
import { ErrorPage, NotFoundPage } from './error-pages'
import { AccessDeniedPage, CallbackErrorPage } from './session-pages'
import { SigningInPage } from './signing-in-page'

/**
 * Use them where a whole page cannot be shown: no access, not found, no connection, a failure. Each says what to do.
 */
const meta = {
  title: 'Session/ErrorPages',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: { product: 'REMESA', kind: 'forbidden', onBack: fn() },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const Forbidden: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const ServerError: Story = { args: { kind: 'server' }, globals: { locale: 'de' } }
export const Unexpected: Story = { args: { kind: 'unexpected' }, globals: { locale: 'es' } }
export const NetworkError: Story = { args: { kind: 'network' } }
export const NetworkErrorDark: Story = {
  args: { kind: 'network' },
  globals: { colorMode: 'dark', locale: 'pt' },
}

export const CallbackError: Story = { render: () => <CallbackErrorPage product="REMESA" onRetry={fn()} /> }
export const CallbackErrorDark: Story = { ...CallbackError, globals: { colorMode: 'dark', locale: 'de' } }
export const AccessDenied: Story = {
  render: () => <AccessDeniedPage product="REMESA" onSwitchUser={fn()} onRetry={fn()} />,
}
export const AccessDeniedDark: Story = { ...AccessDenied, globals: { colorMode: 'dark', locale: 'es' } }
export const NotFound: Story = {
  render: () => (
    <NotFoundPage
      product="REMESA"
      renderHomeLink={(text) => (
        <ButtonLink variant="primary" href="#home">
          {text}
        </ButtonLink>
      )}
    />
  ),
}
export const NotFoundDark: Story = { ...NotFound, globals: { colorMode: 'dark' } }
export const SigningIn: Story = { render: () => <SigningInPage product="REMESA" /> }
export const SigningInDark: Story = { ...SigningIn, globals: { colorMode: 'dark' } }
