import type { User } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import type { BulkAction } from '../kernel/list'
import { lazyPart } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import type { OfferedAction } from '../records/list-screen'
import { useUnsynchronised } from './use-unsynchronised'

const AssignUsersRun = lazyPart(async () => (await import('./assign-users-run')).AssignUsersRun)
const SynchroniseRun = lazyPart(async () => (await import('./synchronise-run')).SynchroniseRun)

/**
 * The actions on users, for viewers who may change users: assign service points to the selected users, synchronise
 * the selected users, and synchronise all users who are out of date. (USR-69, USR-75, USR-94)
 */
export const useUserActions = (): {
  readonly bulkActions: readonly BulkAction<User>[]
  readonly offered: OfferedAction
} => {
  const t = useT()
  const { ability } = usePortal()
  const isAllowed = ability.can('manage', 'User') && ability.can('read', 'UserEditPage')
  const bulkActions: readonly BulkAction<User>[] = [
    { label: t('bulk.assignUsers'), dialog: (action) => <AssignUsersRun {...action} /> },
    { label: t('bulk.synchronise'), dialog: (action) => <SynchroniseRun {...action} /> },
  ]
  return { bulkActions: isAllowed ? bulkActions : [], offered: useUnsynchronised(isAllowed) }
}
