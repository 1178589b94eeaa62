/** The query of each list as it was last shown, by the path of the list. */
const queries = new Map<string, string>()

/** The record that was opened or left last, until its list is there. */
let left: { readonly listPath: string; readonly id: string } | undefined

/** Keeps the address of the list that the page shows. */
export const enterList = (): void => {
  queries.set(window.location.pathname, window.location.search)
}

/** The query of a list as it was last shown; `undefined` before the first time. */
export const lastQueryOf = (listPath: string): string | undefined => queries.get(listPath)

/** Sets the query that a list is returned to. */
export const returnTo = (listPath: string, query: string): void => {
  queries.set(listPath, query)
}

/** The address of a list as it was last shown: its filters, sorting and page. */
export const listAddress = (listPath: string): string => `${listPath}${queries.get(listPath) ?? ''}`

/** Says that a list was left; a record below it may be left again before its page is there. */
export const leaveList = (listPath: string): void => {
  const { pathname } = window.location
  if (pathname.startsWith(`${listPath}/`)) left = { listPath, id: pathname.slice(listPath.length + 1) }
}

/** Says that a record was left; only its list, as the next page, asks for it. */
export const leaveRecord = (listPath: string, id: number): void => {
  left = window.location.pathname === listPath ? { listPath, id: String(id) } : undefined
}

/** The id of the record that the list on this page was entered from; asked for once. */
export const leftRecord = (): string | undefined => {
  const { listPath, id } = left ?? {}
  left = undefined
  return listPath === window.location.pathname ? id : undefined
}
