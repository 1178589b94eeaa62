import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DetailCard, type Fact, Facts } from './detail-card'
import { LinesTable } from './lines-table'

interface Line {
  readonly article: string
  readonly pieces: string
}

interface Situation {
  readonly heading: string
  readonly facts: readonly Fact[]
  readonly lines: readonly Line[]
  readonly isCaptionHidden: boolean
}

function Card({ heading, facts, lines, isCaptionHidden }: Situation) {
  return (
    <DetailCard heading={heading}>
      <Facts facts={facts} />
      <LinesTable
        caption="Supplies"
        heading="h4"
        isCaptionHidden={isCaptionHidden}
        lines={lines}
        columns={[
          { header: 'Article', isName: true, cell: ({ article }) => article },
          { header: 'Pieces', isNumber: true, cell: ({ pieces }) => pieces },
        ]}
      />
    </DetailCard>
  )
}

/** Use details to show the facts of one record as labels and values. For many records of one kind, use a table. */
const meta = {
  title: 'Kernel/Details',
  component: Card,
  args: {
    heading: 'Order',
    facts: [
      { term: 'Type', value: 'Supply of material' },
      { term: 'Requested', value: '20/11/2026 16:12' },
      { term: 'Comments', value: undefined },
    ],
    lines: [
      { article: 'Numbered seals', pieces: '1.000' },
      { article: 'Bags, small', pieces: '50' },
    ],
    isCaptionHidden: false,
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['core'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Order' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Supplies' })).toBeVisible()
    // A label without a value is not rendered.
    await expect(canvas.queryByText('Comments')).toBeNull()
  },
}
export const CaptionHidden: Story = { args: { isCaptionHidden: true } }
export const LongTextsOnAPhone: Story = {
  args: {
    heading: 'Lieferung an die Feinkostgroßhandelsgesellschaft Süd',
    facts: [{ term: 'Kommentar', value: 'Bitte am Lieferanteneingang klingeln. '.repeat(6) }],
    lines: [{ article: 'Wechselgeldausstattung-für-Selbstbedienungskassen', pieces: '1.234.567' }],
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Card {...args} />
    </div>
  ),
}
