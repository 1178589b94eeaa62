import { userCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { USERS_REPORT_TOAST_KEY, type User, type UserFilter, userList } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { type ListFilters, ListPage } from '@remesa/ui/kernel'
import { useRef } from 'react'
import { useClientOf } from '../kernel/api'
import { useKeys, useRowKeys } from '../kernel/keys'
import { filterFields, rowsAhead, useBulk, useCountryChoices, useListActs, useListPage } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useRequestReport } from '../kernel/write'
import { ListViews } from '../views/list-views'
import { useAssignUserActs } from './use-assign-user-acts'
import { isTextColumn, UserSigns, useUserCells } from './user-cells'
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
  const api = useClientOf(userCalls)
  const { columns, filters, matching, offers, page, panel, report, spec, views } = useListPage({
    list: userList,
    call: api.users.list,
    name: 'users',
  })
  const { selection, dialog } = useBulk({
    ...matching,
    rowName: ({ username }) => username,
    acts: useAssignUserActs(),
  })
  const { ask, isBusy, question } = useRequestReport({
    call: (body: ReturnType<typeof report>, options) => api.users.requestReport({ body }, options),
    okKey: USERS_REPORT_TOAST_KEY,
  })
  const filtersRef = useRef<ListFilters>(null)
  useKeys({ filter: () => filtersRef.current?.focus() })
  useRowKeys()
  const cells = useUserCells()
  const countryId = useCountryChoices()
  const acts = useListActs({
    export: offers.export ? { isBusy, onSelect: () => ask(report()) } : undefined,
    importPath: ability.can('read', importPage.subject) ? importPage.path : undefined,
  })
  return (
    <>
      <ListPage<User, UserFilter>
        {...page}
        title={t('nav.users')}
        views={views && <ListViews {...views} />}
        emptyText={t('users.empty')}
        acts={acts}
        filtersRef={filtersRef}
        filters={{
          ...panel,
          fields: filterFields(spec, filters, userFilterLabels(t), {
            countryId,
            userType: userTypeChoices(t, brand),
          }),
        }}
        columns={columns.flatMap(({ name, sortBy }) =>
          isTextColumn(name) ? [{ ...cells[name], sortBy }] : [],
        )}
        selection={selection}
        rowActions={(user) => <UserSigns user={user} />}
        rowId={({ id }) => String(id)}
      />
      {question}
      {dialog}
    </>
  )
}
