import { userCalls } from '@remesa/api-client/contract'
import {
  buildServiceAccount,
  emptyServiceAccountDraft,
  type ServiceAccountSecret,
  userSelectorQuery,
  validateServiceAccount,
} from '@remesa/domain/users'
import { useDraftForm } from '@remesa/ui/kernel'
import { ServiceAccountDialog } from '@remesa/ui/session'
import { userOption } from '@remesa/ui/users'
import { useClientOf } from '../../kernel/api'
import { useRemoteSelector } from '../../kernel/list'
import { useAccountCreate } from './use-service-accounts'

export interface NewServiceAccountProps {
  readonly isOpen: boolean
  readonly onCreated: (name: string, given: ServiceAccountSecret) => void
  readonly onClose: () => void
}

/** The dialog that creates a service account for a user who is searched for. (SES-61) */
export function NewServiceAccount({ isOpen, onCreated, onClose }: NewServiceAccountProps) {
  const { users } = useClientOf(userCalls)
  const form = useDraftForm({ initial: emptyServiceAccountDraft, validate: validateServiceAccount })
  const user = useRemoteSelector({
    call: users.list,
    query: userSelectorQuery,
    optionOf: userOption,
    chosenId: form.draft.userId,
    onChoose: (row) => form.change('userId', row === undefined ? '' : String(row.id)),
  })
  const { isBusy, failure, send } = useAccountCreate({ onDone: onCreated })
  return (
    <ServiceAccountDialog
      isOpen={isOpen}
      form={form}
      user={user}
      isBusy={isBusy}
      failure={failure}
      onSend={({ draft }) => send(buildServiceAccount(draft))}
      onClose={onClose}
    />
  )
}
