import type { BatchState } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { refused, runOf } from '../bulk-dialog/bulk.sample'
import { ClosingDialog, type ClosingRow } from './closing-dialog'

const POINT = 'Gran Vía 12'
const waiting: BatchState = { kind: 'waiting' }

const pickup: ClosingRow = {
  id: 1,
  name: `10002 · ${said('orders.type.pickup')} · 23/11/2026 11:00`,
  stays: said('orders.refused.too-late'),
  isChosen: false,
}
const delivery: ClosingRow = {
  id: 2,
  name: `10007 · ${said('orders.type.delivery')} · 27/11/2026 09:00`,
  isChosen: true,
}
const laterPickup: ClosingRow = {
  id: 3,
  name: `10008 · ${said('orders.type.pickup')} · 30/11/2026 09:00`,
  isChosen: false,
}

/** The steps of a closing that cancels an order and removes an assignment. The service point comes last. */
const stepsIn = (phase: 'ready' | 'ended', ...states: readonly BatchState[]) => {
  const names = [
    said('records.close.step.order', { order: '10007' }),
    said('records.close.step.user', { user: 'Pablo Ruiz' }),
    said('records.close.step.point', { name: POINT }),
  ]
  const run = runOf(phase, ...states)
  const items = run.items.map((item, at) => ({ ...item, name: names[at] ?? '', isLast: at === 2 }))
  return { ...run, items }
}

/** Use `ClosingDialog` on the page of a service point that is to be deactivated and on which other records depend. */
const meta = {
  title: 'Records/ClosingDialog',
  component: ClosingDialog,
  args: {
    isOpen: true,
    name: POINT,
    from: '2026-11-23',
    today: '2026-11-23',
    onFrom: fn(),
    orders: [pickup, delivery, laterPickup],
    earlier: 0,
    reason: {
      options: [{ value: '1', label: said('users.inactive') }],
      value: '1',
      onChange: fn(),
    },
    deposits: [{ id: 'a', text: `23/11/2026 09:10 · ${said('records.close.deposits.reversal')}` }],
    users: [
      { id: 4, name: 'Pablo Ruiz', isChosen: true },
      { id: 5, name: 'Olga Prieto Vera', stays: said('records.close.users.client'), isChosen: false },
    ],
    onToggle: fn(),
    run: stepsIn('ready', waiting, waiting, waiting),
    reading: 'none',
    onRetry: fn(),
    onStart: fn(),
    onStop: fn(),
    onGoOn: fn(),
    onClose: fn(),
  },
  render: function InLanguage(args) {
    return <ClosingDialog {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof ClosingDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['core'] }
/** Two orders are before the chosen day, so they are not listed. */
export const LaterDay: Story = {
  args: { from: '2026-11-30', orders: [{ ...laterPickup, isChosen: true }], earlier: 2 },
}
/** A viewer who may see no orders and no deposits. */
export const Hidden: Story = {
  args: { orders: undefined, deposits: undefined, reason: undefined, run: runOf('ready', waiting, waiting) },
}
/** A viewer who may see orders, but not cancel them. */
export const NoneCancellable: Story = {
  args: {
    orders: [pickup, delivery].map((row) => ({
      ...row,
      stays: said('orders.refused.page-not-managed'),
      isChosen: false,
    })),
    reason: undefined,
    run: runOf('ready', waiting, waiting),
  },
}
export const NothingLeft: Story = {
  args: { orders: [], users: [], deposits: [], reason: undefined, run: runOf('ready', waiting) },
}
export const NoReasonYet: Story = {
  args: {
    reason: { ...meta.args.reason, value: '' },
    startReason: said('records.close.reason'),
  },
}
export const Reading: Story = { args: { reading: 'busy', run: undefined } }
export const NotRead: Story = { args: { reading: 'failed', run: undefined } }
/**
 * A run in which one order was refused, so that the service point is not deactivated. The user can repeat the
 * refused row, or continue without it.
 */
export const OneRefused: Story = { args: { run: stepsIn('ended', refused, { kind: 'done' }, waiting) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
