import type { HistoryVerdict } from '@remesa/domain/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChainVerdict, type Verification } from './chain-verdict'

const intact: HistoryVerdict = {
  verified: true,
  entries: 1_240,
  brokenAt: null,
  head: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}
const done = (verdict: HistoryVerdict): Verification => ({
  kind: 'done',
  verdict,
  at: new Date('2026-11-22T06:58:00Z'),
})

/** Use `ChainVerdict` above the full history, for the verification by an administrator. */
const meta = {
  title: 'History/ChainVerdict',
  component: ChainVerdict,
  args: {
    verification: done(intact),
    timeZone: 'Europe/Madrid',
    renderEntryLink: ({ entry, children }) => <a href={`#${entry}`}>{children}</a>,
  },
} satisfies Meta<typeof ChainVerdict>
export default meta
type Story = StoryObj<typeof meta>

export const Intact: Story = { tags: ['core'] }
export const IntactPhone: Story = { globals: { viewport: { value: 'phone' } } }
/** The history is empty. */
export const NoEntries: Story = { args: { verification: done({ ...intact, entries: 0, head: null }) } }
export const Broken: Story = {
  args: { verification: done({ ...intact, verified: false, entries: 16, brokenAt: 17 }) },
}
export const Running: Story = { args: { verification: { kind: 'running' } } }
export const Failed: Story = { args: { verification: { kind: 'failed' } } }
