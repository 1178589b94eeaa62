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
    userType: { cell: ({ userType }) => userTypeLabel(t, userType, brand), isDetail: true },
    country: { cell: ({ country }) => country.code, isDetail: true },
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
    createdAt: { cell: (user) => userDays(user, timeZone).createdAt, isDetail: true },
    updatedAt: { cell: (user) => userDays(user, timeZone).updatedAt, isDetail: true },
  }
}
