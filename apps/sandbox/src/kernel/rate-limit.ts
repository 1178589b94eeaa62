import { LRUCache } from 'lru-cache'

const windowMs = 60_000
/** The most callers that are counted; beyond this number the callers that were inactive the longest are forgotten. */
const mostCallers = 10_000

/** Counts one more call. The result is the seconds that the caller has to wait, or 0 within the limit. */
export type RateLimit = (caller: string) => number

/**
 * A limit of so many calls in a minute for each caller, counted in this process. Refused calls are not counted, so that
 * a caller only has to wait.
 *
 * @param now Milliseconds of a clock that never goes back.
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
