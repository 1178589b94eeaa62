import { userCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { userList } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { useClientOf } from '../kernel/api'
import { rowsAhead } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { ListScreen, useManagedList } from '../records/list-screen'
import { useAssignUserActs } from './use-assign-user-acts'
import { UserSigns, useUserCells } from './user-cells'
import { userFieldName, userTypeChoices } from './user-labels'

const importPage = portalPages['import-users']

/** Requests their first rows before the page is drawn. */
export const prefetchUsers = rowsAhead({
  page: 'users',
  list: userList,
  name: 'users',
  callOf: (clientOf) => clientOf(userCalls).users.list,
})

/** The users that the viewer may see, and whether the operations system has the same data. */
export function UsersPage() {
  const t = useT()
  const { ability, brand } = usePortal()
  const managed = useManagedList({
    list: userList,
    name: 'users',
    calls: useClientOf(userCalls).users,
    rowName: ({ username }) => username,
    bulkActs: useAssignUserActs(),
    importPath: ability.can('read', importPage.subject) ? importPage.path : undefined,
  })
  return (
    <ListScreen
      {...managed}
      title={t('nav.users')}
      emptyText={t('users.empty')}
      filterName={userFieldName(t)}
      columnName={userFieldName(t)}
      filterChoices={{ userType: userTypeChoices(t, brand) }}
      cells={useUserCells()}
      rowActions={(user) => <UserSigns user={user} />}
    />
  )
}
