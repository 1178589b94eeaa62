/** The errors that the error page can explain. */
export type ErrorKind = 'forbidden' | 'server' | 'unexpected' | 'network'

/** The kind of error page for the query parameter `type`. (RTE-7) */
export const errorKind = (type: string | null): ErrorKind => {
  if (type === '401' || type === '403') return 'forbidden'
  if (type === '500') return 'server'
  return type === 'network' ? 'network' : 'unexpected'
}
