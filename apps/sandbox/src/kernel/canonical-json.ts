import { createHash } from 'node:crypto'

/** A hash that is equal for two values with the same content, regardless of the order of their fields. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex')

/** JSON in which the names of each object are sorted, so that equal values give equal texts. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, child: unknown) =>
    typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).sort(([a], [b]) => (a < b ? -1 : 1)))
      : child,
  )
