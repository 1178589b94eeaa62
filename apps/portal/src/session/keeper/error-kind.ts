/** What the error page can say. */
export type ErrorKind = 'forbidden' | 'server' | 'unexpected' | 'network'

/** RTE-7. Which error page a `type` of the address means. */
export const errorKind = (type: string | null): ErrorKind => {
  if (type === '401' || type === '403') return 'forbidden'
  if (type === '500') return 'server'
  return type === 'network' ? 'network' : 'unexpected'
}
