import { portalPages } from '@remesa/domain/abilities'
import { isSynchronised, NOT_SYNCHRONISED_KEY, type User, userDays, userEditLink } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { StateTag, WarningSign } from '@remesa/ui/kernel'
import { usePortal } from '../kernel/state'
import { EditLink } from '../records/edit-link'
import type { ListCells } from '../records/list-screen'
import { type ShownUserColumn, userTypeLabel } from './user-labels'

/** The cell of each column of the users list. */
export const useUserCells = (): ListCells<ShownUserColumn, User> => {
  const t = useT()
  const { brand, timeZone } = usePortal()
  return {
    userType: ({ userType }) => userTypeLabel(t, userType, brand),
    country: ({ country }) => country.code,
    username: {
      cell: ({ username, active }) => (
        <>
          {username} {!active && <StateTag label={t('users.inactive')} />}
        </>
      ),
      isRowHeader: true,
      isBreakable: true,
    },
    name: ({ name }) => name,
    lastName: ({ lastName }) => lastName,
    email: { cell: ({ email }) => email, isBreakable: true },
    createdAt: (user) => userDays(user, timeZone).createdAt,
    updatedAt: (user) => userDays(user, timeZone).updatedAt,
  }
}

/** The end of a row: a warning if the operations system has other data, and the link to edit an active user. */
export function UserSigns({ user }: { readonly user: User }) {
  const t = useT()
  const { id, username } = user
  return (
    <>
      {!isSynchronised(user) && <WarningSign text={t(NOT_SYNCHRONISED_KEY)} />}
      {userEditLink(user).allowed && (
        <EditLink path={portalPages['edit-user'].path} id={id} label={t('users.edit', { name: username })} />
      )}
    </>
  )
}
