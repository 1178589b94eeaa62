import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { BadgeHelp } from './badge-help'

/** Use `BadgeHelp` below a field for the number on the badge, because new users may not know this number. */
const meta = {
  title: 'Firms/BadgeHelp',
  component: BadgeHelp,
  args: { text: 'It is printed on the front of the badge.' },
} satisfies Meta<typeof BadgeHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['core'],
  play: async ({ args, canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: t('firms.badge.question'), expanded: false })
    await expect(canvas.getByText(args.text)).not.toBeVisible()
    await userEvent.click(button)
    await expect(canvas.getByText(args.text)).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}
