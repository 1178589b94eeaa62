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

/** Use `StatusBadge` for a state, with the state's own tone. Colour, icon and word always appear together. */
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

export const AllStatuses: Story = { tags: ['core'], render: All }
export const LongLabel: Story = {
  render: () => (
    <div style={{ width: 180 }}>
      <StatusBadge tone="neutral" label="Waiting for the confirmation of the operations centre" />
    </div>
  ),
}
