import type { Meta, StoryObj } from '@storybook/react-vite'
import { inPage } from '../../foundations/in-page'
import { Button } from '../../kernel'
import { Figures } from './figures'
import { ImportFrame } from './import-frame'

/**
 * Use `ImportFrame` for the page of an import, with one of its steps inside. For other pages with a form, use a
 * `RecordPage`.
 */
const meta = {
  title: 'Imports/ImportFrame',
  component: ImportFrame,
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Import service points',
    step: 'rows',
    file: { name: 'puntos-noviembre.xlsx', rows: 412, onOther: () => undefined },
    note: '400 of 412 rows would be written, 12 left out',
    ways: (
      <>
        <Button>Back</Button>
        <Button variant="primary">Import the 400 good rows</Button>
      </>
    ),
    children: (
      <Figures
        label="Rows"
        figures={[
          { id: 'good', count: 400, label: 'rows are good' },
          { id: 'wrong', count: 12, label: 'to correct', tone: 'danger' },
        ]}
      >
        Nothing is written yet.
      </Figures>
    ),
  },
} satisfies Meta<typeof ImportFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = { tags: ['core'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** An import whose rows have all been written. */
export const Ended: Story = { args: { step: 'run', isDone: true } }
export const Beginning: Story = { args: { step: 'file', file: undefined, ways: undefined } }
export const OneOfSeveralSheets: Story = {
  args: {
    title: 'Import service points',
    step: 'columns',
    file: {
      name: 'puntos.xlsx',
      rows: 412,
      sheets: { names: ['Noviembre', 'Diciembre'], at: 1, onChoose: () => undefined },
      onOther: () => undefined,
    },
  },
}
export const Running: Story = {
  args: {
    title: 'Import service points',
    step: 'run',
    file: { name: 'puntos-noviembre.xlsx', rows: 412 },
    note: '',
    ways: <Button>Stop</Button>,
  },
}
