import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { readyReport } from '../reports.sample'
import { ReportRowActs } from './report-row-acts'

/** Use it at the end of a row of the list of reports. */
const meta = {
  title: 'Reports/ReportRowActs',
  component: ReportRowActs,
  args: { report: readyReport, download: undefined, onDownload: fn(), onRemove: fn() },
} satisfies Meta<typeof ReportRowActs>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ReadyDark: Story = { globals: { colorMode: 'dark', locale: 'de' } }
export const Downloading: Story = { args: { download: { percent: 62 } } }
export const OnItsWay: Story = { args: { report: { ...readyReport, status: 'PROCESSING', filename: null } } }
