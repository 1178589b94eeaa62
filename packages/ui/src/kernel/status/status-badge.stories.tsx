import type { Meta, StoryObj } from '@storybook/react-vite'
import { STATUS_TONES, StatusBadge } from './status-badge'

const words = [
  'Pending',
  'Received',
  'Preparing',
  'Prepared',
  'Planned',
  'On the way',
  'Done',
  'Cancelled',
  'Partially settled',
]

/** Use it for a state, with the tone of the state's own. Colour, icon and word always stand together. */
const meta = {
  title: 'Kernel/StatusBadge',
  component: StatusBadge,
  args: { tone: 'pending', label: 'Pending' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

const All = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {STATUS_TONES.map((tone, index) => (
      <StatusBadge key={tone} tone={tone} label={words[index] ?? tone} />
    ))}
  </div>
)

export const AllStatuses: Story = { render: All }
export const AllStatusesDark: Story = { render: All, globals: { colorMode: 'dark' } }
export const LongLabel: Story = {
  render: () => (
    <div style={{ width: 180 }}>
      <StatusBadge tone="neutral" label="Waiting for the confirmation of the operations centre" />
    </div>
  ),
}
