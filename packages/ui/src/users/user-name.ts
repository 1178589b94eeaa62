import type { User } from '@remesa/domain/users'

/** Full name of a user, or the username if the user has no full name. */
export const userName = ({
  name,
  lastName,
  username,
}: Pick<User, 'name' | 'lastName' | 'username'>): string => `${name} ${lastName}`.trim() || username
