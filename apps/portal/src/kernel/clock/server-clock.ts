/** The `Date` header counts whole seconds and arrives late: smaller differences say nothing. */
const NEGLIGIBLE_MS = 5_000

/**
 * Milliseconds by which a server's clock is ahead of this machine's, read from the `Date` header of a fresh answer; 0 when
 * the difference is negligible, `undefined` when the header cannot be read.
 */
export const clockOffset = (dateHeader: string | null, nowMs: number): number | undefined => {
  const serverMs = Date.parse(dateHeader ?? '')
  if (Number.isNaN(serverMs)) return undefined
  const offset = serverMs - nowMs
  return Math.abs(offset) < NEGLIGIBLE_MS ? 0 : offset
}

export interface ServerClock {
  /** Epoch ms as the servers count them. Tokens are dated by servers, and a machine's clock may be set wrong. */
  readonly now: () => number
  /** `fetch` that learns the time from every answer that says it. Its requests must not be answered by a cache. */
  readonly fetch: typeof globalThis.fetch
}

export const createServerClock = (fetch: typeof globalThis.fetch, localNow: () => number): ServerClock => {
  let offset = 0
  return {
    now: () => localNow() + offset,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      offset = clockOffset(response.headers.get('date'), localNow()) ?? offset
      return response
    },
  }
}
