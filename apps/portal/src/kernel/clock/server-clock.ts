/**
 * Smallest difference between the clocks that is corrected. The `Date` header contains whole seconds and arrives late,
 * so a smaller difference means nothing.
 */
const NEGLIGIBLE_MS = 5_000

/**
 * Milliseconds by which the server's clock is ahead of the clock of this computer, from the `Date` header of a fresh
 * response. 0 if the difference is negligible; `undefined` if the header can't be read.
 */
export const clockOffset = (dateHeader: string | null, nowMs: number): number | undefined => {
  const serverMs = Date.parse(dateHeader ?? '')
  if (Number.isNaN(serverMs)) return undefined
  const offset = serverMs - nowMs
  return Math.abs(offset) < NEGLIGIBLE_MS ? 0 : offset
}

export interface ServerClock {
  /**
   * The current time by the server's clock, in epoch ms. The server dates the tokens, and the computer's own clock may
   * be wrong.
   */
  readonly now: () => number
  /**
   * A `fetch` function that reads the server's time from the `Date` header of every response. Its callers must
   * bypass the cache, because a cached response has an old date.
   */
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
