import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReportState } from './report-state'

/** Use it in the list of reports. */
const meta = {
  title: 'Reports/ReportState',
  component: ReportState,
  args: { status: 'UPLOADED' },
} satisfies Meta<typeof ReportState>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ReadyDark: Story = { globals: { colorMode: 'dark', locale: 'pt' } }
export const Received: Story = { args: { status: 'RECEIVED' } }
export const Processing: Story = { args: { status: 'PROCESSING' }, globals: { locale: 'de' } }
export const Failed: Story = { args: { status: 'ERROR' }, globals: { locale: 'es' } }
export const Unknown: Story = { args: { status: 'ARCHIVED' } }
export const Expired: Story = { args: { isExpired: true } }
