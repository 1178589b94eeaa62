import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { refused, runOf } from '../bulk-dialog/bulk.sample'
import { ClosingDialog } from './closing-dialog'

/** Use `ClosingDialog` on the page of a service point that is to be deactivated and on which other records depend. */
const meta = {
  title: 'Records/ClosingDialog',
  component: ClosingDialog,
  args: {
    isOpen: true,
    name: 'Gran Vía 12',
    from: '2026-11-23',
    today: '2026-11-23',
    onFrom: fn(),
    orders: [
      {
        id: 1,
        name: '10002 · Pickup · 23/11/2026 11:00',
        stays: 'It is too late to cancel it.',
        isChosen: false,
      },
      { id: 2, name: '10007 · Delivery · 27/11/2026 09:00', isChosen: true },
      { id: 3, name: '10008 · Pickup · 30/11/2026 09:00', isChosen: false },
    ],
    earlier: 0,
    reason: {
      options: [{ value: '1', label: 'The shop closes' }],
      value: '1',
      onChange: fn(),
    },
    deposits: [{ id: 'a', text: '23/11/2026 09:10 · reversal requested' }],
    users: [
      { id: 4, name: 'Pablo Ruiz', isChosen: true },
      { id: 5, name: 'Olga Prieto Vera', stays: 'Stays: has the whole client', isChosen: false },
    ],
    onToggle: fn(),
    run: runOf('ready', { kind: 'waiting' }, { kind: 'waiting' }, { kind: 'waiting' }),
    reading: 'none',
    onRetry: fn(),
    onStart: fn(),
    onStop: fn(),
    onGoOn: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ClosingDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['core'] }
export const LaterDay: Story = { args: { from: '2026-11-30', earlier: 2 } }
/** A viewer who may see no orders and no deposits. */
export const Hidden: Story = { args: { orders: undefined, deposits: undefined, reason: undefined } }
/** A viewer who may see orders, but not cancel them. */
export const NoneCancellable: Story = {
  args: {
    orders: ['10002 · Pickup · 23/11/2026 11:00', '10007 · Delivery · 27/11/2026 09:00'].map((name, id) => ({
      id,
      name,
      stays: 'You may see orders, but not cancel them.',
      isChosen: false,
    })),
    reason: undefined,
  },
}
export const NothingLeft: Story = { args: { orders: [], users: [], deposits: [], reason: undefined } }
export const NoReasonYet: Story = { args: { startReason: 'Choose why the orders are cancelled' } }
export const Reading: Story = { args: { reading: 'busy', run: undefined } }
export const NotRead: Story = { args: { reading: 'failed', run: undefined } }
/**
 * A run in which one order was refused, so that the service point is not deactivated. The user can repeat the
 * refused row, or continue without it.
 */
export const OneRefused: Story = {
  args: {
    run: {
      ...runOf('ended'),
      items: [
        ...runOf('ended', { kind: 'done' }, refused).items,
        {
          id: 9,
          key: 'key-9',
          name: 'Deactivate Gran Vía 12',
          version: '1',
          state: { kind: 'waiting' },
          isLast: true,
        },
      ],
    },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
