import { userCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { userList } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { useClientOf } from '../kernel/api'
import { rowsAhead, useBulk, useListPage } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { ListScreen, useRecordActs } from '../records/list-screen'
import { useAssignUserActs } from './use-assign-user-acts'
import { UserSigns, useUserCells } from './user-cells'
import { userFilterLabels, userTypeChoices } from './user-labels'

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
  const { users } = useClientOf(userCalls)
  const shown = useListPage({ list: userList, call: users.list, name: 'users' })
  const { selection, dialog } = useBulk({
    ...shown.matching,
    rowName: ({ username }) => username,
    acts: useAssignUserActs(),
  })
  const { acts, question } = useRecordActs({
    ...shown,
    requestReport: users.requestReport,
    importPath: ability.can('read', importPage.subject) ? importPage.path : undefined,
  })
  return (
    <ListScreen
      shown={shown}
      title={t('nav.users')}
      emptyText={t('users.empty')}
      acts={acts}
      filterLabels={userFilterLabels(t)}
      filterChoices={{ userType: userTypeChoices(t, brand) }}
      cells={useUserCells()}
      selection={selection}
      rowActions={(user) => <UserSigns user={user} />}
    >
      {question}
      {dialog}
    </ListScreen>
  )
}
