import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { sampleRecords } from '../deposits.sample'
import { DepositHistory } from './deposit-history'

const euro = { code: 'EUR', symbol: '€' }

/**
 * Use `DepositHistory` for the deposits of a day. The user who closes the shop can read and print the total, and
 * open the receipt of an earlier deposit.
 */
const meta = {
  title: 'Deposits/DepositHistory',
  component: DepositHistory,
  args: {
    filters: { day: '2026-11-22', point: '1', search: '' },
    onFilter: fn(),
    points: [{ value: '1', label: 'Delicias, caja inteligente' }],
    today: '2026-11-22',
    history: {
      content: [...sampleRecords],
      totalElements: 2,
      totals: [{ currency: euro, count: 2, total: 221_000 }],
    },
    onRetry: undefined,
    page: 1,
    pageSize: 200,
    onPage: fn(),
    onReceipt: fn(),
    isCovered: false,
  },
} satisfies Meta<typeof DepositHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = { tags: ['core'] }
export const AllPoints: Story = { args: { filters: { day: '2026-11-22', point: '', search: '' } } }
export const Found: Story = { args: { filters: { day: '', point: '', search: 'B-77' } } }
export const Empty: Story = { args: { history: { content: [], totalElements: 0, totals: [] } } }
export const Loading: Story = { args: { history: undefined } }
export const Failed: Story = { args: { history: undefined, onRetry: fn() } }
