import { SESSION_COUNTDOWN_SECONDS, SESSION_IDLE_MS } from './idle-limits'

/**
 * The instant at which the idle time of a newly opened page begins. It is the last known activity in any tab. If no
 * activity is known, or if the clock was put back after the activity, it is the current time. (SES-7)
 *
 * @param lastActivityAt The last known activity, in epoch milliseconds.
 */
export const idleSince = (lastActivityAt: number | undefined, now: number): number =>
  lastActivityAt === undefined ? now : Math.min(lastActivityAt, now)

/**
 * Whether the idle time and the countdown were already over when a page was opened. The session of the page then ends
 * without a warning. (SES-7)
 */
export const isIdleOver = (lastActivityAt: number | undefined, now: number): boolean =>
  now - idleSince(lastActivityAt, now) >= SESSION_IDLE_MS + SESSION_COUNTDOWN_SECONDS * 1_000

/** The data about the last session in this browser that decide how the next sign-in works. */
export interface BeforeSignIn {
  /** Whether the identity provider may not have received the last sign-out. */
  readonly isSignOutUnheard: boolean
  readonly lastActivityAt: number | undefined
  readonly now: number
}

/**
 * Whether the identity provider must ask for the password, even if the user is signed in there. It must ask if it may
 * not have received the last sign-out, or if idle time and countdown are over. (SES-8)
 */
export const needsPassword = ({ isSignOutUnheard, lastActivityAt, now }: BeforeSignIn): boolean =>
  isSignOutUnheard || isIdleOver(lastActivityAt, now)
