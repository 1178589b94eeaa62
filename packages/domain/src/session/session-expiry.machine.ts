import { assign, setup } from 'xstate'
import { SESSION_COUNTDOWN_SECONDS, SESSION_IDLE_MS } from './idle-limits'

/** Instants are milliseconds since the epoch. */
export interface SessionExpiryContext {
  /** The last known activity of the user. */
  readonly lastActivityAt: number
}

/** The events of the machine of the session's expiry. Times are epoch milliseconds. */
export type SessionExpiryEvent =
  /** Sent every second and when the page wakes: the machine has no timer. */
  | { readonly type: 'clock.ticked'; readonly now: number }
  /** Mouse, key, touch or wheel in this tab. */
  | { readonly type: 'activity.seen'; readonly now: number }
  /** The event that another tab of the same session has seen activity, or that its user has chosen to stay. */
  | { readonly type: 'activity.shared'; readonly now: number }
  /** The warning was hidden, by any button or key. */
  | { readonly type: 'countdown.dismissed'; readonly now: number }
  /** The user has signed in again. */
  | { readonly type: 'session.renewed'; readonly now: number }

const COUNTDOWN_MS = SESSION_COUNTDOWN_SECONDS * 1_000

const idleFor = (context: SessionExpiryContext, now: number): number => now - context.lastActivityAt

/**
 * Whole seconds until the session ends, as in the countdown: at most 60, when the warning opens, and at least
 * 0, when the time is over. (SES-3)
 */
export const remainingSeconds = (context: SessionExpiryContext, now: number): number => {
  const left = SESSION_IDLE_MS + COUNTDOWN_MS - idleFor(context, now)
  return Math.min(SESSION_COUNTDOWN_SECONDS, Math.max(0, Math.ceil(left / 1_000)))
}

/**
 * The states of a session: `active`, `expiring` (the warning counts down, tag `warn`) or `expired` (the host
 * signs out). The machine compares absolute instants of its events, so a device that slept wakes up in the
 * state that applies then. In `expiring`, activity behind the warning changes nothing. (SES-1 to SES-6)
 */
export const sessionExpiryMachine = setup({
  types: {
    context: {} as SessionExpiryContext,
    events: {} as SessionExpiryEvent,
    input: {} as { readonly now: number },
    tags: {} as 'warn',
  },
  guards: {
    isIdle: ({ context, event }) => idleFor(context, event.now) >= SESSION_IDLE_MS,
    isOver: ({ context, event }) => idleFor(context, event.now) >= SESSION_IDLE_MS + COUNTDOWN_MS,
    // Turning the clock back would otherwise extend the session by that time.
    isClockBehindActivity: ({ context, event }) => event.now < context.lastActivityAt,
    isClockBehindWarning: ({ context, event }) => idleFor(context, event.now) < SESSION_IDLE_MS,
    isNews: ({ context, event }) => event.now > context.lastActivityAt,
  },
  actions: {
    rememberActivity: assign({ lastActivityAt: ({ event }) => event.now }),
    restartCountdown: assign({ lastActivityAt: ({ event }) => event.now - SESSION_IDLE_MS }),
  },
}).createMachine({
  id: 'sessionExpiry',
  context: ({ input }) => ({ lastActivityAt: input.now }),
  initial: 'active',
  on: { 'session.renewed': { target: '.active', actions: 'rememberActivity' } },
  states: {
    active: {
      on: {
        'clock.ticked': [
          { guard: 'isOver', target: 'expired' },
          { guard: 'isIdle', target: 'expiring' },
          { guard: 'isClockBehindActivity', actions: 'rememberActivity' },
        ],
        // The first move after a sleep may come before the first tick; it must not count as activity.
        'activity.seen': [
          { guard: 'isOver', target: 'expired' },
          { guard: 'isIdle', target: 'expiring' },
          { actions: 'rememberActivity' },
        ],
        'activity.shared': { guard: 'isNews', actions: 'rememberActivity' },
      },
    },
    expiring: {
      tags: 'warn',
      on: {
        'clock.ticked': [
          { guard: 'isOver', target: 'expired' },
          { guard: 'isClockBehindWarning', actions: 'restartCountdown' },
        ],
        'activity.shared': { guard: 'isNews', target: 'active', actions: 'rememberActivity' },
        'countdown.dismissed': [
          { guard: 'isOver', target: 'expired' },
          { target: 'active', actions: 'rememberActivity' },
        ],
      },
    },
    expired: {},
  },
})
