/** The query of each list as it was last shown, by the path of the list. */
const queries = new Map<string, string>()

/** The record that was opened or left last, until its list is shown. */
let left: { readonly listPath: string; readonly id: string } | undefined

/** Forgets all lists, as loading the page anew does. */
export const forgetLists = (): void => {
  queries.clear()
  left = undefined
}

/** Stores the address of the list that the page shows. */
export const enterList = (): void => {
  queries.set(window.location.pathname, window.location.search)
}

/** The query of a list as it was last shown; `undefined` before the first time. */
export const lastQueryOf = (listPath: string): string | undefined => queries.get(listPath)

/** Sets the query with which a list opens when the user returns to it. */
export const returnTo = (listPath: string, query: string): void => {
  queries.set(listPath, query)
}

/** The address of a list as it was last shown: its filters, sorting and page. */
export const listAddress = (listPath: string): string => `${listPath}${queries.get(listPath) ?? ''}`

/** Notes that a list was left for a record, which may be left again before its page is shown. */
export const leaveList = (listPath: string): void => {
  const { pathname } = window.location
  if (pathname.startsWith(`${listPath}/`)) left = { listPath, id: pathname.slice(listPath.length + 1) }
}

/** Notes that a record was left. The note is read only by its list, if the list is the next page. */
export const leaveRecord = (listPath: string, id: number): void => {
  left = window.location.pathname === listPath ? { listPath, id: String(id) } : undefined
}

/** The id of the record from which the user came to the list on this page; it can be read once. */
export const leftRecord = (): string | undefined => {
  const { listPath, id } = left ?? {}
  left = undefined
  return listPath === window.location.pathname ? id : undefined
}
