/** The automatic sign-ins of a tab. Instants are milliseconds since the epoch. */
export interface AutomaticSignIns {
  /** Instants at which the tab left for the provider automatically. */
  readonly begunAt: readonly number[]
  /** Instants at which the provider sent the tab back. */
  readonly returnedAt: readonly number[]
}

const RETURNED = { most: 2, withinMs: 30_000 }
/** The limit of automatic sign-ins within a time: more than a user causes by opening pages or clicking Back. */
const BEGUN = { most: 5, withinMs: 10_000 }

/**
 * Whether another automatic sign-in would continue a loop: two sign-ins came back within the last 30 s, or
 * five began within the last 10 s. A sign-in page that the user left, by Back or otherwise, has not come
 * back. (SES-22)
 */
export const isSignInLoop = ({ begunAt, returnedAt }: AutomaticSignIns, now: number): boolean =>
  hasReached(returnedAt, RETURNED, now) || hasReached(begunAt, BEGUN, now)

const hasReached = (instants: readonly number[], { most, withinMs }: typeof BEGUN, now: number): boolean =>
  instants.filter((instant) => Math.abs(now - instant) < withinMs).length >= most
