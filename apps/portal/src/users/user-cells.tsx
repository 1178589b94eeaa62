import { portalPages } from '@remesa/domain/abilities'
import {
  isSynchronised,
  NOT_SYNCHRONISED_KEY,
  type User,
  type UserColumn,
  userDays,
  userEditLink,
} from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { StateTag, WarningSign } from '@remesa/ui/kernel'
import { usePortal } from '../kernel/state'
import { EditLink } from '../records/edit-link'
import type { ListCell } from '../records/list-screen'
import { userTypeLabel } from './user-labels'

/** Columns with a text. What the others show is at the end of a row. */
type TextColumn = Exclude<UserColumn, 'edit' | 'synchronised'>

/** The cell of each column of the users list. */
export const useUserCells = (): Readonly<Record<TextColumn, ListCell<User>>> => {
  const t = useT()
  const { brand, timeZone } = usePortal()
  const column = (name: TextColumn, cell: ListCell<User>['cell']) => ({
    header: t(`users.field.${name}`),
    cell,
  })
  return {
    userType: column('userType', ({ userType }) => userTypeLabel(t, userType, brand)),
    country: column('country', ({ country }) => country.code),
    username: {
      ...column('username', ({ username, active }) =>
        active ? (
          username
        ) : (
          <>
            {username} <StateTag label={t('users.inactive')} />
          </>
        ),
      ),
      isRowHeader: true,
      isBreakable: true,
    },
    name: column('name', ({ name }) => name),
    lastName: column('lastName', ({ lastName }) => lastName),
    email: { ...column('email', ({ email }) => email), isBreakable: true },
    createdAt: column('createdAt', (user) => userDays(user, timeZone).createdAt),
    updatedAt: column('updatedAt', (user) => userDays(user, timeZone).updatedAt),
  }
}

/**
 * The end of a row: a warning if the operations system has different data of the user, and the link to edit an active
 * one.
 */
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
