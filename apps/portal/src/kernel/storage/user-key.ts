import type { LoggedUser } from '@remesa/domain/session'

/** Identifies a user in the browser's storage: by id, or by user name if the back end sends no id. */
export const userKey = ({ id, username }: Pick<LoggedUser, 'id' | 'username'>): string =>
  id === null ? `name-${encodeURIComponent(username)}` : String(id)
