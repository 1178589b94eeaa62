import { userCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { useT } from '@remesa/ui/i18n'
import { useMemo } from 'react'
import { useApi, useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { ImportPage } from './import-page'
import { userImport } from './user-kind'

/** Assignments of users from a spreadsheet. */
export function ImportUsersPage() {
  const t = useT()
  const { user } = usePortal()
  const api = useApi()
  const { users } = useClientOf(userCalls)
  const kind = useMemo(() => userImport(users, api, user), [users, api, user])
  return (
    <ImportPage
      kind={kind}
      list={{ path: portalPages.users.path, name: t('nav.users') }}
      country={undefined}
    />
  )
}
