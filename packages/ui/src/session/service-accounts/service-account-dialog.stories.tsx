import { emptyServiceAccountDraft, validateServiceAccount } from '@remesa/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useDraftForm } from '../../kernel'
import { ServiceAccountDialog, type ServiceAccountDialogProps } from './service-account-dialog'

function FilledIn(props: Omit<ServiceAccountDialogProps, 'form'>) {
  const form = useDraftForm({ initial: emptyServiceAccountDraft, validate: validateServiceAccount })
  return <ServiceAccountDialog {...props} form={form} />
}

/** Use `ServiceAccountDialog` to create a service account: its name, and the user whose rights it gets. */
const meta = {
  title: 'Session/ServiceAccountDialog',
  component: FilledIn,
  args: {
    isOpen: true,
    user: {
      value: undefined,
      options: [
        { id: '1', name: 'Olga Prieto Vera', code: 'customer-operator' },
        { id: '2', name: 'Bruno Sáez', code: 'customer-viewer' },
      ],
      state: 'ready',
      disabledReason: undefined,
      onChange: fn(),
      onSearch: fn(),
      onRetry: fn(),
    },
    isBusy: false,
    failure: undefined,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FilledIn>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { tags: ['core'] }
export const Incomplete: Story = {
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(await screen.findByRole('button', { name: t('service-accounts.create') }))
  },
}
export const UserHasOne: Story = {
  args: {
    failure: {
      kind: 'refused',
      issues: [],
      message: 'users.refused.has-service-account',
      code: 'users.has-service-account',
    },
  },
}
export const NotAllowed: Story = { args: { failure: { kind: 'forbidden' } } }
export const NoAnswer: Story = { args: { failure: { kind: 'unknown' } } }
