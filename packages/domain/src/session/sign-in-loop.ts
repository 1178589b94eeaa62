/** What a tab remembers of the sign-ins that it began by itself. Instants are milliseconds since the epoch. */
export interface AutomaticSignIns {
  /** When the tab left for the provider without being asked to. */
  readonly begunAt: readonly number[]
  /** When the provider has sent it back. */
  readonly returnedAt: readonly number[]
}

const RETURNED = { most: 2, withinMs: 30_000 }
/** Nobody opens as many pages, or presses Back as often, in that time. */
const BEGUN = { most: 5, withinMs: 10_000 }

/**
 * Whether another automatic sign-in would be one more turn of a loop: two have come back within the last 30 s, or five
 * were begun within the last 10 s. A sign-in page that was left, by Back or otherwise, has not come back. (SES-22)
 */
export const isSignInLoop = ({ begunAt, returnedAt }: AutomaticSignIns, now: number): boolean =>
  hasReached(returnedAt, RETURNED, now) || hasReached(begunAt, BEGUN, now)

const hasReached = (instants: readonly number[], { most, withinMs }: typeof BEGUN, now: number): boolean =>
  instants.filter((instant) => Math.abs(now - instant) < withinMs).length >= most
