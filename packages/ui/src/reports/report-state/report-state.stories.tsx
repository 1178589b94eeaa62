import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReportState } from './report-state'

/** Use `ReportState` for the status of each report in the list of reports. */
const meta = {
  title: 'Reports/ReportState',
  component: ReportState,
  args: { status: 'UPLOADED' },
} satisfies Meta<typeof ReportState>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['core'] }
export const Received: Story = { args: { status: 'RECEIVED' } }
export const Processing: Story = { args: { status: 'PROCESSING' } }
export const Failed: Story = { args: { status: 'ERROR' } }
export const Unknown: Story = { args: { status: 'ARCHIVED' } }
export const Expired: Story = { args: { isExpired: true } }
