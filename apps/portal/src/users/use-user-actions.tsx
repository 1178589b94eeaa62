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
 * The actions that assign service points to the selected users and that synchronise these users, and the action that
 * synchronises all users who need it, for viewers who may change users. (USR-69, USR-75, USR-94)
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
