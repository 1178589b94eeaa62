import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, Plus } from 'lucide'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../icon/icon'
import { Button, IconButton, MoreButton } from './button'

/**
 * Use one primary button per screen for the next step. Use plain buttons for all other actions, and `danger` only
 * for an action that loses data. To navigate, use a link that looks like a button. To perform an action, use a
 * button.
 */
const meta = {
  title: 'Kernel/Button',
  component: Button,
  args: { children: 'New order', variant: 'primary', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const Gallery = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
    <Button variant="primary" icon={<Icon of={Plus} size={18} />}>
      New order
    </Button>
    <Button>Cancel</Button>
    <Button variant="ghost">Clear</Button>
    <Button variant="danger">Delete</Button>
    <Button size="sm">Small</Button>
    <Button variant="primary" isBusy>
      Send
    </Button>
    <Button variant="primary" disabledReason="Choose a request type first">
      Send
    </Button>
    <IconButton label="Details of order 123" icon={<Icon of={Eye} size={18} />} />
    <MoreButton label="More about order 123" />
    <IconButton
      label="Cancel order 123"
      icon={<Icon of={Eye} size={18} />}
      disabledReason="The service starts in less than 24 hours"
    />
  </div>
)

export const Primary: Story = { tags: ['core'] }
export const AllKinds: Story = { render: Gallery }
export const LongText: Story = {
  args: { children: 'Betriebsmaterial für sämtliche Servicestellen des Unternehmens anfordern' },
}

export const RefusedSaysWhy: Story = {
  args: { disabledReason: 'Choose a request type first' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'New order' })
    await expect(button).toHaveAccessibleDescription('Choose a request type first')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const BusyIgnoresClicks: Story = {
  args: { isBusy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
