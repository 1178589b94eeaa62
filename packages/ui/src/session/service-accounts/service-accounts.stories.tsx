import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ServiceAccounts } from './service-accounts'
import { sampleAccount, unusedAccount } from './service-accounts.sample'

/** Use `ServiceAccounts` on the page of sessions, for administrators who may manage users. */
const meta = {
  title: 'Session/ServiceAccounts',
  component: ServiceAccounts,
  args: {
    accounts: [sampleAccount(), unusedAccount],
    isFailed: false,
    onRetry: fn(),
    timeZone: 'Europe/Madrid',
    onAdd: fn(),
    onRenew: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof ServiceAccounts>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = { tags: ['core'] }
export const None: Story = { args: { accounts: [] } }
export const Loading: Story = { args: { accounts: undefined } }
export const Failed: Story = { args: { accounts: undefined, isFailed: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } }
