/** The automatic sign-ins of a tab. Instants are milliseconds since the epoch. */
export interface AutomaticSignIns {
  /** Instants at which the tab left for the provider automatically. */
  readonly begunAt: readonly number[]
  /** Instants at which the provider sent it back. */
  readonly returnedAt: readonly number[]
}

const RETURNED = { most: 2, withinMs: 30_000 }
/** No user opens as many pages, or clicks Back as often, in that time. */
const BEGUN = { most: 5, withinMs: 10_000 }

/**
 * Whether another automatic sign-in would continue a loop: two have come back within the last 30 s, or five
 * were begun within the last 10 s. A sign-in page that was left, by Back or otherwise, has not come back.
 * (SES-22)
 */
export const isSignInLoop = ({ begunAt, returnedAt }: AutomaticSignIns, now: number): boolean =>
  hasReached(returnedAt, RETURNED, now) || hasReached(begunAt, BEGUN, now)

const hasReached = (instants: readonly number[], { most, withinMs }: typeof BEGUN, now: number): boolean =>
  instants.filter((instant) => Math.abs(now - instant) < withinMs).length >= most
