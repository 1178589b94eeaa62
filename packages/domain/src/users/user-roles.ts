import { roleLabelKey } from '../abilities'
import { type Brand, defaultBrand } from '../kernel'
import type { User } from './user.schema'

/** The highest number of roles that are shown in one column. */
const MAX_ROLES_IN_ONE_COLUMN = 6

/** The content of the card with a user's roles. */
export interface RolesCard {
  readonly columns: 1 | 2
  readonly roles: readonly {
    readonly code: string
    /** Message key of the role's name; `null` for an unknown code, which is shown as it is. */
    readonly labelKey: string | null
  }[]
}

/** The card with a user's roles, each code once. It has two columns if there are more than six roles. (USR-32) */
export const rolesCard = ({ roles }: Pick<User, 'roles'>, brand: Brand = defaultBrand): RolesCard => {
  const codes = [...new Set(roles.map(({ code }) => code))]
  return {
    columns: codes.length > MAX_ROLES_IN_ONE_COLUMN ? 2 : 1,
    roles: codes.map((code) => ({ code, labelKey: roleLabelKey(code, brand) ?? null })),
  }
}
