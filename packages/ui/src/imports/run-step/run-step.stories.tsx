import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { endedRun, runningRun, stoppedRun } from '../imports.sample'
import { RunStep } from './run-step'

const names = new Map([
  [2, 'Deusto'],
  [12, 'Farmacia Macarena'],
  [13, 'Kiosco'],
])

/** Use it as the last step of an import, while rows are written and after that. */
const meta = {
  title: 'Imports/RunStep',
  component: RunStep,
  args: {
    run: runningRun,
    nameOf: (line) => names.get(line) ?? '',
    leftOut: [{ line: 9, name: 'Usera', reason: 'Address: Fill in this field' }],
    onReport: fn(),
  },
} satisfies Meta<typeof RunStep>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const AnswerMissing: Story = { args: { run: stoppedRun } }
export const Ended: Story = { args: { run: endedRun } }
export const EndedDark: Story = { args: { run: endedRun }, globals: { colorMode: 'dark', locale: 'de' } }
export const Phone: Story = {
  args: { run: endedRun },
  globals: { viewport: { value: 'phone' }, locale: 'es' },
}
