import { SESSION_COUNTDOWN_SECONDS, SESSION_IDLE_MS } from './idle-limits'

/**
 * The instant from which the idle time of a newly opened page counts: the last known activity in any tab; now
 * if no activity is known or the clock was set back since. (SES-7)
 *
 * @param lastActivityAt milliseconds since the epoch, as `now` and the result.
 */
export const idleSince = (lastActivityAt: number | undefined, now: number): number =>
  lastActivityAt === undefined ? now : Math.min(lastActivityAt, now)

/**
 * Whether idle time and countdown have passed before a page is opened: its session then ends without a
 * warning. (SES-7)
 */
export const isIdleOver = (lastActivityAt: number | undefined, now: number): boolean =>
  now - idleSince(lastActivityAt, now) >= SESSION_IDLE_MS + SESSION_COUNTDOWN_SECONDS * 1_000

/** The facts about the previous session in this browser. */
export interface BeforeSignIn {
  /** Whether it is uncertain that the provider has received the last sign-out. */
  readonly isSignOutUnheard: boolean
  readonly lastActivityAt: number | undefined
  readonly now: number
}

/**
 * Whether the provider must require the password, though it may still know the user: after a sign-out that it
 * may not have received, and if idle time and countdown have passed. (SES-8)
 */
export const needsPassword = ({ isSignOutUnheard, lastActivityAt, now }: BeforeSignIn): boolean =>
  isSignOutUnheard || isIdleOver(lastActivityAt, now)
