import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { FailureNotice } from './failure-notice'

/**
 * Use `FailureNotice` for a failed write, at the top of its form. It quotes the server's message, and says which
 * values were kept and what the user can do next.
 */
const meta = {
  title: 'Kernel/FailureNotice',
  component: FailureNotice,
  args: { action: 'cancelOrder', failure: { kind: 'failed' } },
  render: function InLanguage(args) {
    return <FailureNotice {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof FailureNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { tags: ['core'] }
export const Unknown: Story = { args: { failure: { kind: 'unknown' } } }
export const Forbidden: Story = { args: { failure: { kind: 'forbidden' } } }
export const ForbiddenByARule: Story = {
  args: { failure: { kind: 'forbidden', message: 'orders.refused.page-not-managed' } },
}
export const DoneAsSentBefore: Story = { args: { action: 'newOrder', failure: { kind: 'conflict' } } }
export const Pending: Story = { args: { failure: { kind: 'pending' } } }
export const RefusedByRules: Story = {
  args: {
    failure: {
      kind: 'refused',
      issues: [
        issue('alpha_num', 'reasonCode'),
        issue('max', 'observations', { length: 400 }),
        issue('alpha_num', ''),
      ],
      message: 'not shown beside the rules',
    },
  },
}
export const RefusedInWords: Story = {
  args: { failure: { kind: 'refused', issues: [], message: said('orders.refused.on-the-way') } },
}
export const RefusedByAMessageKey: Story = {
  args: { failure: { kind: 'refused', issues: [], message: 'orders.refused.no-service-point' } },
}
export const RefusedByACode: Story = {
  args: { failure: { kind: 'refused', issues: [], message: null, code: 'orders.too-late' } },
}
export const RefusedWithoutAReason: Story = {
  args: { failure: { kind: 'refused', issues: [], message: ' ' } },
}
export const Marked: Story = {
  args: {
    action: 'newOrder',
    failure: { kind: 'refused', issues: [issue('required', 'serviceDate')], message: null },
    isMarked: true,
  },
}
