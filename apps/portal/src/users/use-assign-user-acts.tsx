import type { User } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import type { BulkAct } from '../kernel/list'
import { lazyPart } from '../kernel/loading'
import { usePortal } from '../kernel/state'

const AssignUsersRun = lazyPart(async () => (await import('./assign-users-run')).AssignUsersRun)

/** Assigning the same to many users, for whoever may change users. (USR-69) */
export const useAssignUserActs = (): readonly BulkAct<User>[] => {
  const t = useT()
  const { ability } = usePortal()
  const isAllowed = ability.can('manage', 'User') && ability.can('read', 'UserEditPage')
  return isAllowed ? [{ label: t('bulk.assignUsers'), dialog: (act) => <AssignUsersRun {...act} /> }] : []
}
