import type { User } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import type { BulkAction } from '../kernel/list'
import { lazyPart } from '../kernel/loading'
import { usePortal } from '../kernel/state'

const AssignUsersRun = lazyPart(async () => (await import('./assign-users-run')).AssignUsersRun)
const SynchroniseRun = lazyPart(async () => (await import('./synchronise-run')).SynchroniseRun)

/**
 * The actions that assign service points to the selected users and that synchronise these users, for viewers who may
 * change users. (USR-69, USR-75)
 */
export const useUserActions = (): readonly BulkAction<User>[] => {
  const t = useT()
  const { ability } = usePortal()
  const isAllowed = ability.can('manage', 'User') && ability.can('read', 'UserEditPage')
  return isAllowed
    ? [
        { label: t('bulk.assignUsers'), dialog: (action) => <AssignUsersRun {...action} /> },
        { label: t('bulk.synchronise'), dialog: (action) => <SynchroniseRun {...action} /> },
      ]
    : []
}
