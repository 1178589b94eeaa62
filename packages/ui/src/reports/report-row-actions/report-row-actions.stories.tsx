import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { readyReport } from '../reports.sample'
import { ReportRowActions } from './report-row-actions'

/** Use these buttons at the end of each row in the list of reports. */
const meta = {
  title: 'Reports/ReportRowActs',
  component: ReportRowActions,
  args: {
    report: readyReport,
    now: new Date('2026-11-23T09:30:00Z'),
    download: undefined,
    onDownload: fn(),
    onPreview: fn(),
    onRemove: fn(),
    onAgain: fn(),
    onSchedule: fn(),
  },
} satisfies Meta<typeof ReportRowActions>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['core'] }
export const Downloading: Story = { args: { download: { percent: 62 } } }
/** Checks that a report without a file has a single action, which requests the report again. */
const onlyAgain: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const [again, ...others] = within(canvasElement).getAllByRole('button')
  await expect(others).toHaveLength(0)
  if (again !== undefined) await userEvent.click(again)
  await expect(args.onAgain).toHaveBeenCalledOnce()
}
export const Expired: Story = { args: { now: new Date('2026-12-01T09:30:00Z') }, play: onlyAgain }
export const Failed: Story = {
  args: { report: { ...readyReport, status: 'ERROR', filename: null } },
  play: onlyAgain,
}
