import { userCalls } from '@remesa/api-client/contract'
import { isSynchronised, NOT_SYNCHRONISED_KEY, userEditLink, userList } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { WarningSign } from '@remesa/ui/kernel'
import { useClientOf } from '../kernel/api'
import { rowsAhead } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { EditLink } from '../records/edit-link'
import { ListScreen, useManagedList } from '../records/list-screen'
import { useAssignUserActs } from './use-assign-user-acts'
import { useUserCells } from './user-cells'
import { userFieldName, userTypeChoices } from './user-labels'

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
  const { brand } = usePortal()
  const managed = useManagedList({
    list: userList,
    name: 'users',
    calls: useClientOf(userCalls).users,
    rowName: ({ username }) => username,
    bulkActs: useAssignUserActs(),
    importPage: 'import-users',
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
      rowActions={(user) => (
        <>
          {!isSynchronised(user) && <WarningSign text={t(NOT_SYNCHRONISED_KEY)} />}
          {userEditLink(user).allowed && (
            <EditLink page="edit-user" id={user.id} label={t('users.edit', { name: user.username })} />
          )}
        </>
      )}
    />
  )
}
