import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { inPage } from '../../foundations/in-page'
import { useT } from '../../i18n'
import { Button } from '../../kernel'
import { ColumnsStep } from '../columns-step/columns-step'
import columnsStep from '../columns-step/columns-step.stories'
import { FileStep } from '../file-step/file-step'
import fileStep from '../file-step/file-step.stories'
import { endedRun, runningRun } from '../imports.sample'
import { RunStep } from '../run-step/run-step'
import runStep from '../run-step/run-step.stories'
import { Figures } from './figures'
import { ImportFrame } from './import-frame'

const file = { name: 'puntos-noviembre.xlsx', rows: 412, onOther: fn() }
/** The file of the sample rows. */
const shortFile = { ...file, name: 'puntos-diciembre.xlsx', rows: 4 }

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
    title: said('imports.title.servicepoints'),
    step: 'rows',
    file,
    note: said('imports.wouldWrite', { good: 400, all: 412, left: 12 }),
    ways: (
      <>
        <Button>{said('imports.back')}</Button>
        <Button variant="primary">{said('imports.importGood', { count: 400 })}</Button>
      </>
    ),
    children: (
      <Figures
        label={said('imports.figures')}
        figures={[
          { id: 'good', count: 400, label: said('imports.good', { count: 400 }) },
          { id: 'wrong', count: 12, label: said('imports.problem'), tone: 'danger' },
        ]}
      >
        {said('imports.nothingWritten')}
      </Figures>
    ),
  },
  render: function InLanguage(args) {
    return <ImportFrame {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof ImportFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = { tags: ['core'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** A run that is over. The server refused one row. */
export const Ended: Story = {
  args: {
    step: 'run',
    isDone: true,
    file: shortFile,
    note: undefined,
    ways: (
      <>
        <Button>{said('imports.again', { count: 1 })}</Button>
        <Button>{said('imports.correct')}</Button>
        <Button variant="primary">{said('imports.show.servicepoints')}</Button>
      </>
    ),
    children: <RunStep {...runStep.args} run={endedRun} />,
  },
}
export const Beginning: Story = {
  args: {
    step: 'file',
    file: undefined,
    note: undefined,
    ways: undefined,
    children: <FileStep {...fileStep.args} />,
  },
}
export const OneOfSeveralSheets: Story = {
  args: {
    step: 'columns',
    file: { ...file, sheets: { names: ['Noviembre', 'Diciembre'], at: 0, onChoose: fn() } },
    note: said('imports.remembered'),
    ways: (
      <>
        <Button>{said('imports.back')}</Button>
        <Button variant="primary">{said('imports.check', { count: 412 })}</Button>
      </>
    ),
    children: <ColumnsStep {...columnsStep.args} />,
  },
}
export const Running: Story = {
  args: {
    step: 'run',
    file: { ...shortFile, onOther: undefined },
    note: undefined,
    ways: <Button>{said('imports.stop')}</Button>,
    children: <RunStep {...runStep.args} run={runningRun} />,
  },
}
