import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../kernel'
import { DepositBar, DepositLayout } from './deposit-layout'

/**
 * Use `DepositLayout` only for the page of deposits: it shows the deposit with a bar at the bottom, and the latest
 * deposits of the service point beside it.
 */
const meta = {
  title: 'Deposits/DepositLayout',
  component: DepositLayout,
  args: {
    title: 'Deposit',
    aside: <p>Last deposits here</p>,
    children: (
      <DepositBar summary="4.310,50 €">
        <Button variant="primary">Review</Button>
      </DepositBar>
    ),
  },
} satisfies Meta<typeof DepositLayout>
export default meta
type Story = StoryObj<typeof meta>

export const WithBar: Story = { tags: ['core'] }
