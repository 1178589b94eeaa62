/** The query with which each list was shown last, by the path of the list. */
const queries = new Map<string, string>()

/** The record that the user opened or left last. It is stored until its list is shown. */
let left: { readonly listPath: string; readonly id: string } | undefined

/** Removes the stored queries of all lists. A reload has the same effect. */
export const forgetLists = (): void => {
  queries.clear()
  left = undefined
}

/** Stores the URL of the list that the page shows. */
export const enterList = (): void => {
  queries.set(window.location.pathname, window.location.search)
}

/** The query with which a list was shown last; `undefined` if it has not been shown yet. */
export const lastQueryOf = (listPath: string): string | undefined => queries.get(listPath)

/** Sets the query with which a list opens when the user returns to it. */
export const returnTo = (listPath: string, query: string): void => {
  queries.set(listPath, query)
}

/** The URL with which a list was shown last, including filters, sorting and page. */
export const listAddress = (listPath: string): string => `${listPath}${queries.get(listPath) ?? ''}`

/**
 * Stores which record of the list the URL opens. Called before the page of the record is shown, because the user may
 * go back early.
 */
export const leaveList = (listPath: string): void => {
  const { pathname } = window.location
  if (pathname.startsWith(`${listPath}/`)) left = { listPath, id: pathname.slice(listPath.length + 1) }
}

/**
 * Stores which record the user left. Only the list that contains this record reads the stored id, and only if this
 * list is the next page.
 */
export const leaveRecord = (listPath: string, id: number): void => {
  left = window.location.pathname === listPath ? { listPath, id: String(id) } : undefined
}

/** The id of the record from which the user came to this list. It can be read only once. */
export const leftRecord = (): string | undefined => {
  const { listPath, id } = left ?? {}
  left = undefined
  return listPath === window.location.pathname ? id : undefined
}
