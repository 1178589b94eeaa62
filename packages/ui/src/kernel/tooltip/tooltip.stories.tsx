import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Tooltip } from './tooltip'

/** Use it for the name of an icon or a longer form of a word. What somebody must read does not belong in it. */
const meta = {
  title: 'Kernel/Tooltip',
  component: Tooltip,
  args: { text: 'Details of order 80123', children: <button type="button">Details</button> },
  render: (args) => (
    <div style={{ padding: 48 }}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>
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
export const HiddenByEscape: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(context.canvasElement).queryByText(context.args.text)).toBeNull())
  },
}
