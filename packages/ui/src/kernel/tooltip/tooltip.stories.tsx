import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { tooltip } from './tooltip'

/** Use a tooltip for the name of an icon or the long form of a word, never for a text that users must read. */
const meta = {
  title: 'Kernel/Tooltip',
  args: { text: 'Details of order 80123' },
  render: ({ text }) => (
    <div style={{ padding: 48 }}>
      <button type="button" {...tooltip(text)}>
        Details
      </button>
    </div>
  ),
} satisfies Meta<{ text: string }>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = { tags: ['core'] }
const open: Story['play'] = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await userEvent.hover(canvas.getByRole('button'))
  await expect(await canvas.findByText(args.text)).toBeVisible()
}
export const Open: Story = { play: open }
export const LongText: Story = {
  args: { text: 'Die Servicestelle nimmt an diesem Tag keine Abholungen an. '.repeat(3).trim() },
  play: open,
}
/** A disabled control that is enabled while the pointer is on it, so that its reason disappears. */
export const TakenAway: Story = {
  play: async (context) => {
    await open(context)
    const canvas = within(context.canvasElement)
    delete canvas.getByRole('button').dataset['tooltip']
    await waitFor(() => expect(context.canvasElement.querySelector('[popover]')).toBeNull())
  },
}
export const HiddenByEscape: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(context.canvasElement).queryByText(context.args.text)).toBeNull())
  },
}
