import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CookieBanner } from './cookie-banner'

/** Use it until the user has accepted the cookies. It covers nothing that is needed. */
const meta = {
  title: 'Session/CookieBanner',
  component: CookieBanner,
  args: { privacyPolicyUrl: '#privacy', onAccept: fn() },
} satisfies Meta<typeof CookieBanner>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Accept cookies and continue' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}
export const German: Story = { globals: { locale: 'de' } }
export const SpanishDark: Story = { globals: { locale: 'es', colorMode: 'dark' } }
export const Portuguese: Story = { globals: { locale: 'pt' } }
