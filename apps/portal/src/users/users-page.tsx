import { userCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { isSynchronised, NOT_SYNCHRONISED_KEY, userEditLink, userList } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { WarningSign } from '@remesa/ui/kernel'
import { useClientOf } from '../kernel/api'
import { prefetchRows } from '../kernel/list'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { EditLink } from '../records/edit-link'
import { ListScreen, useManagedList } from '../records/list-screen'
import { useUserActions } from './use-user-actions'
import { useUserCells } from './user-cells'
import { userFieldName, userTypeChoices } from './user-labels'

/** Requests the first rows of the list of users before the page is rendered. */
export const prefetchUsers = prefetchRows({
  page: 'users',
  list: userList,
  name: 'users',
  callOf: (clientOf) => clientOf(userCalls).users.list,
})

/** The page with the list of users. It says whether the operations system has the current data of the users. */
export function UsersPage() {
  const t = useT()
  const managed = useManagedList({
    list: userList,
    name: 'users',
    calls: useClientOf(userCalls).users,
    rowName: ({ username }) => username,
    ...useUserActions(),
    importPage: 'import-users',
  })
  return (
    <ListScreen
      {...managed}
      title={t('nav.users')}
      emptyText={t('users.empty')}
      searchHint={t('list.search.users')}
      rowPath={(user) =>
        userEditLink(user).allowed ? fillPattern(portalPages['edit-user'].path, { id: user.id }) : undefined
      }
      filterName={userFieldName(t)}
      columnName={userFieldName(t)}
      filterChoices={{ userType: userTypeChoices(t, usePortal().brand) }}
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
