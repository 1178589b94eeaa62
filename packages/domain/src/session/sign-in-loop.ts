/** The automatic sign-ins of a browser tab. Instants are epoch milliseconds. */
export interface AutomaticSignIns {
  /** The instants at which the portal sent the tab to the identity provider without an action by the user. */
  readonly begunAt: readonly number[]
  /** The instants at which the identity provider sent the tab back. */
  readonly returnedAt: readonly number[]
}

const RETURNED = { most: 2, withinMs: 30_000 }
/** The highest number of automatic sign-ins within a time; a user who opens pages or clicks Back causes fewer. */
const BEGUN = { most: 5, withinMs: 10_000 }

/**
 * Whether another automatic sign-in would continue a loop: the identity provider sent the tab back twice within the
 * last 30 s, or five sign-ins began within the last 10 s. A sign-in that the user left, by Back or otherwise, does not
 * count as sent back. (SES-22)
 */
export const isSignInLoop = ({ begunAt, returnedAt }: AutomaticSignIns, now: number): boolean =>
  hasReached(returnedAt, RETURNED, now) || hasReached(begunAt, BEGUN, now)

const hasReached = (instants: readonly number[], { most, withinMs }: typeof BEGUN, now: number): boolean =>
  instants.filter((instant) => Math.abs(now - instant) < withinMs).length >= most
