import { type User, userDays } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { StateTag } from '@remesa/ui/kernel'
import { usePortal } from '../kernel/state'
import type { ListCells } from '../records/list-screen'
import { type ShownUserColumn, userTypeLabel } from './user-labels'

/** The cell of each column in the list of users. */
export const useUserCells = (): ListCells<ShownUserColumn, User> => {
  const t = useT()
  const { brand, timeZone } = usePortal()
  return {
    userType: ({ userType }) => userTypeLabel(t, userType, brand),
    country: ({ country }) => country.code,
    username: {
      cell: ({ username, active, reach }) => (
        <>
          {username} {!active && <StateTag label={t('users.inactive')} />}
          {reach && <StateTag label={t(`users.reach.${reach}`)} tone="accent" />}
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
