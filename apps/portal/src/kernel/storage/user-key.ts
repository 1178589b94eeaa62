import type { LoggedUser } from '@remesa/domain/session'

/** The name of a user in the keys of the browser's storage: the id, or the user name if the back end sends no id. */
export const userKey = ({ id, username }: Pick<LoggedUser, 'id' | 'username'>): string =>
  id === null ? `name-${encodeURIComponent(username)}` : String(id)
