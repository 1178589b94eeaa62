import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { tooltip } from './tooltip'

/** Use it for the name of an icon or a longer form of a word. What somebody must read does not belong in it. */
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

export const Waiting: Story = {}
const open: Story['play'] = async ({ canvasElement, args }) => {
  await userEvent.tab()
  await expect(await within(canvasElement).findByText(args.text)).toBeVisible()
}
export const OpenByKeyboard: Story = { play: open }
export const OpenDark: Story = { play: open, globals: { colorMode: 'dark' } }
export const LongText: Story = {
  args: { text: 'Die Servicestelle nimmt an diesem Tag keine Abholungen an. '.repeat(3).trim() },
  play: open,
}
/** What refused it is gone while the pointer rests on it: so is what said why. */
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
