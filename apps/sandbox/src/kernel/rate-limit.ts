import { LRUCache } from 'lru-cache'

const windowMs = 60_000
/**
 * Largest number of callers that are counted. If there are more, the callers that have been inactive for the longest
 * time are removed.
 */
const mostCallers = 10_000

/**
 * Counts one more call of a caller. Returns the number of seconds that the caller has to wait, or 0 if the call is
 * permitted.
 */
export type RateLimit = (caller: string) => number

/**
 * A limit for the number of calls that each caller may make in a minute, counted in this process. Refused calls are not
 * counted, so a caller who waits long enough is always permitted again.
 *
 * @param now the milliseconds of a clock that never goes back.
 */
export const createRateLimit = (
  perMinute: number,
  now: () => number = () => performance.now(),
): RateLimit => {
  const windows = new LRUCache<string, { readonly since: number; count: number }>({ max: mostCallers })
  return (caller) => {
    const at = now()
    const known = windows.get(caller)
    const current = known !== undefined && at < known.since + windowMs ? known : { since: at, count: 0 }
    if (current.count >= perMinute) return Math.max(1, Math.ceil((current.since + windowMs - at) / 1_000))
    current.count += 1
    windows.set(caller, current)
    return 0
  }
}
