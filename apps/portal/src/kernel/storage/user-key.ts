import type { LoggedUser } from '@remesa/domain/session'

/** Tells the users of one browser apart in what it keeps for each: by id, and where a back end gives none by user name. */
export const userKey = ({ id, username }: Pick<LoggedUser, 'id' | 'username'>): string =>
  id === null ? `name-${encodeURIComponent(username)}` : String(id)
