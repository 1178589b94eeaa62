import { SESSION_COUNTDOWN_SECONDS, SESSION_IDLE_MS } from './idle-limits'

/**
 * The instant from which the idle time of a newly opened page counts. It is the last known activity in any tab; if no
 * activity is known, or the clock was set back since, it is now. (SES-7)
 *
 * @param lastActivityAt The last known activity, in epoch milliseconds.
 */
export const idleSince = (lastActivityAt: number | undefined, now: number): number =>
  lastActivityAt === undefined ? now : Math.min(lastActivityAt, now)

/**
 * Whether idle time and countdown had passed when a page was opened, so that its session ends without a warning.
 * (SES-7)
 */
export const isIdleOver = (lastActivityAt: number | undefined, now: number): boolean =>
  now - idleSince(lastActivityAt, now) >= SESSION_IDLE_MS + SESSION_COUNTDOWN_SECONDS * 1_000

/** The facts about the previous session in this browser, on which the next sign-in depends. */
export interface BeforeSignIn {
  /** Whether it is uncertain that the identity provider has received the last sign-out. */
  readonly isSignOutUnheard: boolean
  readonly lastActivityAt: number | undefined
  readonly now: number
}

/**
 * Whether the identity provider must ask for the password, even if the user is still signed in there. The password is
 * required after a sign-out that the provider may not have received, and if idle time and countdown have passed.
 * (SES-8)
 */
export const needsPassword = ({ isSignOutUnheard, lastActivityAt, now }: BeforeSignIn): boolean =>
  isSignOutUnheard || isIdleOver(lastActivityAt, now)
