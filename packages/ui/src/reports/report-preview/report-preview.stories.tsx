import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { type MessageKey, useT } from '../../i18n'
import { type PreviewRows, ReportPreview, type ReportPreviewProps } from './report-preview'

type Situation = Omit<ReportPreviewProps, 'preview'> & {
  /** The preview of the report, with the message keys of its headings. */
  readonly preview: (Omit<PreviewRows, 'columns'> & { readonly columns: readonly MessageKey[] }) | undefined
}

/** A component that renders the preview. As from the back end, its headings are in the language of the user. */
function Preview({ preview, ...rest }: Situation) {
  const t = useT()
  return (
    <ReportPreview
      {...rest}
      preview={
        preview && {
          ...preview,
          columns: preview.columns.map((key) => t(key)),
          totals: preview.totals?.map(([, ...sums]) => [t('orders.detail.total'), ...sums]),
        }
      }
    />
  )
}

/** Use `ReportPreview` to view the first rows of a report before the download. */
const meta = {
  title: 'Reports/ReportPreview',
  component: Preview,
  args: {
    isOpen: true,
    name: 'users-2026-11-23.xlsx',
    preview: {
      columns: ['users.field.username', 'users.field.name', 'users.field.email'],
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
} satisfies Meta<typeof Preview>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = { tags: ['core'] }
export const Totals: Story = {
  args: {
    name: 'deposits-2026-11-23.xlsx',
    preview: {
      columns: ['deposits.barcode', 'deposits.latest.registered', 'deposits.currency', 'deposits.amount'],
      rows: [
        ['BAG-00000001', '23/11/2026 10:44', 'EUR', '1250.5'],
        ['BAG-00000002', '23/11/2026 12:02', 'USD', '80'],
      ],
      total: 25,
      totals: [
        ['', '', 'EUR', '41250'],
        ['', '', 'USD', '80'],
      ],
    },
  },
}
export const Loading: Story = { args: { preview: undefined } }
export const Failed: Story = { args: { preview: undefined, onRetry: fn() } }
