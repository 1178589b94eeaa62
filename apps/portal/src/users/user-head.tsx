import { userCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { type UserDetail, userList } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { StateTag } from '@remesa/ui/kernel'
import { RecordHead } from '@remesa/ui/records'
import { userName } from '@remesa/ui/users'
import { useClientOf } from '../kernel/api'
import { listAddress } from '../records/list-memory'
import { useNeighbours } from '../records/use-neighbours'
import { useRecordHead } from '../records/use-record-head'

/** The head of a user's page. (REC-93, REC-95) */
export function UserHead({ user }: { readonly user: UserDetail }) {
  const t = useT()
  const { users } = useClientOf(userCalls)
  const listPath = portalPages.users.path
  const { head } = useRecordHead('users', user.id, listPath)
  const neighbours = useNeighbours({
    list: userList,
    call: users.list,
    listPath,
    pattern: portalPages['edit-user'].path,
    id: user.id,
  })
  return (
    <RecordHead
      {...head}
      {...neighbours}
      trail={[{ label: t('nav.users'), href: listAddress(listPath) }, { label: userName(user) }]}
      state={
        <StateTag
          label={t(user.active ? 'record-lists.field.active' : 'users.inactive')}
          tone={user.active ? 'neutral' : 'warning'}
        />
      }
      related={[]}
    />
  )
}
