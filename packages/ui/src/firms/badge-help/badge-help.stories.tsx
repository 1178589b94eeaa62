import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { BadgeHelp } from './badge-help'

/** Use `BadgeHelp` below a field for the number on the badge, because new users may not know this number. */
const meta = {
  title: 'Firms/BadgeHelp',
  component: BadgeHelp,
  args: { text: '' },
  argTypes: { text: { control: false } },
  render: function InLanguage() {
    return <BadgeHelp text={useT()('firms.badge.help.TIP')} />
  },
} satisfies Meta<typeof BadgeHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['core'],
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: t('firms.badge.question'), expanded: false })
    await expect(canvas.getByText(t('firms.badge.help.TIP'))).not.toBeVisible()
    await userEvent.click(button)
    await expect(canvas.getByText(t('firms.badge.help.TIP'))).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}
