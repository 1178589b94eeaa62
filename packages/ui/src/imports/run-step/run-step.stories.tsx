import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { endedRun, runningRun, stoppedRun } from '../imports.sample'
import { RunStep } from './run-step'

const names = new Map([
  [2, 'Deusto'],
  [12, 'Farmacia Macarena'],
  [13, 'Kiosco'],
])

/** Use `RunStep` as the last step of an import, while rows are written and afterwards. */
const meta = {
  title: 'Imports/RunStep',
  component: RunStep,
  args: {
    run: runningRun,
    nameOf: (line) => names.get(line) ?? '',
    unsent: [
      {
        line: 9,
        name: 'Usera',
        state: 'left-out',
        reason: `${said('imports.field.codeSol')}: ${said('validation.messages.alpha_dash')}`,
      },
    ],
    onReport: fn(),
  },
  render: function InLanguage(args) {
    return <RunStep {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof RunStep>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = { tags: ['core'] }
export const AnswerMissing: Story = { args: { run: stoppedRun } }
export const Ended: Story = { args: { run: endedRun } }
export const SomeNotSent: Story = {
  args: {
    run: endedRun,
    unsent: [
      { line: 9, name: 'Usera', state: 'left-out', reason: '' },
      { line: 10, name: 'Abando', state: 'same', reason: '' },
      { line: 11, name: 'Santutxu', state: 'written', reason: '' },
    ],
  },
}
export const Phone: Story = { args: { run: endedRun }, globals: { viewport: { value: 'phone' } } }
