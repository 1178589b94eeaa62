import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { CookieBanner } from './cookie-banner'

/** Use `CookieBanner` until the user has accepted the cookies. It never covers a focused control. */
const meta = {
  title: 'Session/CookieBanner',
  component: CookieBanner,
  args: { privacyPolicyUrl: '#privacy', onAccept: fn() },
} satisfies Meta<typeof CookieBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  tags: ['core'],
  play: async ({ args, canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('cookies.accept') }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}
