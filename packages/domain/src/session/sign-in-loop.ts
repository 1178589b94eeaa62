/** The automatic sign-ins of a browser tab. Instants are epoch milliseconds. */
export interface AutomaticSignIns {
  /** The instants at which the portal sent the browser tab to the identity provider without an action of the user. */
  readonly begunAt: readonly number[]
  /** The instants at which the identity provider sent the browser tab back to the portal. */
  readonly returnedAt: readonly number[]
}

const RETURNED = { most: 2, withinMs: 30_000 }
/**
 * The number of automatic sign-ins within a period that counts as a loop. A user who opens pages or clicks Back causes
 * fewer sign-ins.
 */
const BEGUN = { most: 5, withinMs: 10_000 }

/**
 * Whether another automatic sign-in would continue a loop. In a loop, the identity provider sent the tab back twice
 * within the last 30 s, or five sign-ins began within the last 10 s. If the user leaves a sign-in, for example by
 * clicking Back, the provider does not send the tab back. (SES-22)
 */
export const isSignInLoop = ({ begunAt, returnedAt }: AutomaticSignIns, now: number): boolean =>
  hasReached(returnedAt, RETURNED, now) || hasReached(begunAt, BEGUN, now)

const hasReached = (instants: readonly number[], { most, withinMs }: typeof BEGUN, now: number): boolean =>
  instants.filter((instant) => Math.abs(now - instant) < withinMs).length >= most
