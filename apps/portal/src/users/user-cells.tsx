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
import { Icon, IconLink, type ListPageColumn, StateTag, WarningSign } from '@remesa/ui/kernel'
import { Pencil } from 'lucide'
import { Link } from 'wouter'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { userTypeLabel } from './user-labels'

/** Columns without text: their contents are at the end of a row. */
const signs = ['edit', 'synchronised'] as const satisfies readonly UserColumn[]
type TextColumn = Exclude<UserColumn, (typeof signs)[number]>

export const isTextColumn = (name: UserColumn): name is TextColumn => !signs.some((sign) => sign === name)

/** The cell of each column of the users list. */
export const useUserCells = (): Readonly<Record<TextColumn, Omit<ListPageColumn<User>, 'sortBy'>>> => {
  const t = useT()
  const { brand, timeZone } = usePortal()
  const column = (name: TextColumn, cell: ListPageColumn<User>['cell']) => ({
    id: name,
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
  const form = fillPattern(portalPages['edit-user'].path, { id })
  return (
    <>
      {!isSynchronised(user) && <WarningSign text={t(NOT_SYNCHRONISED_KEY)} />}
      {userEditLink(user).allowed && (
        <Link href={form} asChild>
          <IconLink
            data-row-opener=""
            href={form}
            label={t('users.edit', { name: username })}
            icon={<Icon of={Pencil} size={16} />}
          />
        </Link>
      )}
    </>
  )
}
