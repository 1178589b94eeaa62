import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { samplePhone } from '../firms.sample'
import { ContactCall } from './contact-call'

/** Use `ContactCall` below every message that tells the user to call the control room. */
const meta = {
  title: 'Firms/ContactCall',
  component: ContactCall,
  args: { phone: samplePhone },
} satisfies Meta<typeof ContactCall>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  tags: ['core'],
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const link = within(canvasElement).getByRole('link', { name: `${t('firms.call')} ${samplePhone.text}` })
    await expect(link).toHaveAttribute('href', samplePhone.href)
  },
}
export const Unknown: Story = {
  args: { phone: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
