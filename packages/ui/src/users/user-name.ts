import type { User } from '@remesa/domain/users'
import type { EntityOption } from '../kernel'

/** Full name of a user, or the username if the user has no full name. */
export const userName = ({
  name,
  lastName,
  username,
}: Pick<User, 'name' | 'lastName' | 'username'>): string => `${name} ${lastName}`.trim() || username

/** A user as an option of a selector: the name, and the username as its code. */
export const userOption = (user: Pick<User, 'id' | 'name' | 'lastName' | 'username'>): EntityOption => ({
  id: String(user.id),
  name: userName(user),
  code: user.username,
})
