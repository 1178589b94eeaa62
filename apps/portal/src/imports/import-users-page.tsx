import { userCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { useMemo } from 'react'
import { useApi, useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { ImportPage } from './import-page'
import { userImport } from './user-kind'

/** The page that imports assignments of users from a spreadsheet. */
export function ImportUsersPage() {
  const { user } = usePortal()
  const api = useApi()
  const { users } = useClientOf(userCalls)
  const kind = useMemo(() => userImport(users, api, user), [users, api, user])
  return <ImportPage kind={kind} list={portalPages.users.path} country={undefined} />
}
