import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { Select } from '../../kernel'
import { blocked, refused, runOf } from './bulk.sample'
import { BulkDialog } from './bulk-dialog'

const waiting = { kind: 'waiting' } as const
const sending = { kind: 'sending' } as const
const done = { kind: 'done' } as const
const already = { kind: 'already' } as const

/**
 * Use `BulkDialog` for an action on many rows at once. It shows the preview, the progress and the results of the
 * action. Its caller holds the state of the action. For a single row, use a control in the row.
 */
const meta = {
  title: 'Records/BulkDialog',
  component: BulkDialog,
  args: {
    isOpen: true,
    of: 'service-points',
    title: said('bulk.off.title', { of: 'service-points', count: 6 }),
    run: runOf('ready', waiting, already, waiting, blocked, waiting, already),
    reading: 'none',
    onRetry: fn(),
    startText: () => '',
    onStart: fn(),
    onStop: fn(),
    onClose: fn(),
  },
  argTypes: { startText: { control: false } },
  render: function InLanguage(args) {
    const t = useT()
    return <BulkDialog {...inWords(t, args)} startText={({ count }) => t('bulk.off.start', { count })} />
  },
} satisfies Meta<typeof BulkDialog>
export default meta
type Story = StoryObj<typeof meta>

const of = (count: number) => ({ title: said('bulk.off.title', { of: 'service-points', count }) })

export const Preview: Story = { tags: ['core'] }
export const NothingToDo: Story = { args: { ...of(2), run: runOf('ready', already, already) } }
export const Reading: Story = { args: { run: undefined, reading: 'busy' } }
export const ReadingFailed: Story = { args: { run: undefined, reading: 'failed' } }
/** A dialog in which the user has to choose something before the preview is loaded. */
export const Asking: Story = {
  args: {
    run: undefined,
    title: said('bulk.assign.title', { count: 6 }),
    children: (
      <Select
        label={said('bulk.assign.user')}
        options={[{ value: '4', label: 'Pablo Ruiz' }]}
        value=""
        onChange={fn()}
        isRequired
      />
    ),
  },
}
export const Running: Story = {
  args: { ...of(7), run: runOf('running', done, refused, done, sending, sending, waiting, waiting) },
}
export const Stopping: Story = { args: { ...of(4), run: runOf('stopping', done, done, sending, waiting) } }
export const Stopped: Story = { args: { ...of(4), run: runOf('ended', done, done, waiting, waiting) } }
export const NoAnswer: Story = {
  args: { ...of(2), run: runOf('ended', { kind: 'unknown' }, { kind: 'unknown' }) },
}
export const AllDone: Story = { args: { ...of(3), run: runOf('ended', done, already, done) } }
/** Rows with every possible result. */
export const WithProblems: Story = {
  args: {
    ...of(7),
    run: runOf(
      'ended',
      done,
      already,
      refused,
      { kind: 'conflict', version: '4' },
      { kind: 'unknown' },
      blocked,
      waiting,
    ),
  },
}
/** An action on so many rows that only the visible rows are rendered. */
export const Many: Story = {
  args: {
    ...of(1240),
    run: runOf('running', ...Array.from({ length: 1240 }, (_, index) => (index < 400 ? done : waiting))),
  },
}
