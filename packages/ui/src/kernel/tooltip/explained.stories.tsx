import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Explained } from './explained'

const onClick = fn()

/**
 * Use `Explained` around a control that may be disabled. The disabled control can be focused, and shows why it is
 * disabled.
 */
const meta = {
  title: 'Kernel/Explained',
  component: Explained,
  args: {
    reason: 'The service starts in less than 24 hours',
    children: (
      <button type="button" onClick={onClick}>
        Cancel order
      </button>
    ),
  },
  render: (args) => (
    <div style={{ padding: 48 }}>
      <Explained {...args} />
    </div>
  ),
} satisfies Meta<typeof Explained>
export default meta
type Story = StoryObj<typeof meta>

export const Usable: Story = { tags: ['core'], args: { reason: undefined } }
/** A disabled control. It can be focused and shows its reason; a click does nothing. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    onClick.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Cancel order' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(args.reason ?? '')
    await userEvent.keyboard('{Enter}')
    await expect(onClick).not.toHaveBeenCalled()
  },
}
