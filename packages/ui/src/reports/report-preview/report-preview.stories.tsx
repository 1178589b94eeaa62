import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ReportPreview } from './report-preview'

/** Use `ReportPreview` to view the first rows of a report before the download. */
const meta = {
  title: 'Reports/ReportPreview',
  component: ReportPreview,
  args: {
    isOpen: true,
    name: 'users-2026-11-23.xlsx',
    preview: {
      columns: ['Username', 'First name', 'Email'],
      rows: [
        ['customer-operator', 'Olga', 'operator@bazar.example'],
        ['customer-pickup', 'Pablo', ''],
      ],
      total: 842,
    },
    onRetry: undefined,
    isDownloading: false,
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = { tags: ['core'] }
export const Totals: Story = {
  args: {
    name: 'deposits-2026-11-23.xlsx',
    preview: {
      columns: ['Bag code', 'Deposited on', 'Currency', 'Amount'],
      rows: [
        ['BAG-00000001', '23/11/2026 10:44', 'EUR', '1250.5'],
        ['BAG-00000002', '23/11/2026 12:02', 'USD', '80'],
      ],
      total: 25,
      totals: [
        ['Total', '', 'EUR', '41250'],
        ['Total', '', 'USD', '80'],
      ],
    },
  },
}
export const Loading: Story = { args: { preview: undefined } }
export const Failed: Story = { args: { preview: undefined, onRetry: fn() } }
