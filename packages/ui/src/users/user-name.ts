import type { User } from '@remesa/domain/users'

/** Full name of a user, or their user name where they have none. */
export const userName = ({
  name,
  lastName,
  username,
}: Pick<User, 'name' | 'lastName' | 'username'>): string => `${name} ${lastName}`.trim() || username
