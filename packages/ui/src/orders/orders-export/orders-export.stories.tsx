import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ExportHost, readyReports, refusedReports } from './orders-export.sample'

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button'))
}
const openMenu: Story['play'] = async (context) => {
  await open(context)
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
}

/** Use `OrdersExport` to request one of the reports on the shown orders. */
const meta = {
  title: 'Orders/OrdersExport',
  component: ExportHost,
  args: { state: readyReports, onChoose: fn() },
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof ExportHost>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = { tags: ['core'] }
export const Reports: Story = { play: openMenu }
export const NothingChosenYet: Story = { args: { state: refusedReports }, play: openMenu }
export const Loading: Story = { args: { state: { kind: 'loading' } }, play: open }
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } }, play: open }
export const NoReports: Story = { args: { state: { kind: 'ready', reports: [] } }, play: open }
export const Requesting: Story = { args: { isBusy: true } }
