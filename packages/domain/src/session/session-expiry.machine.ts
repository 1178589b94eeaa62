import { assign, setup } from 'xstate'
import { SESSION_COUNTDOWN_SECONDS, SESSION_IDLE_MS } from './idle-limits'

/** The context of the state machine of session expiry. Instants are epoch milliseconds. */
export interface SessionExpiryContext {
  /** The time of the last known activity of the user. */
  readonly lastActivityAt: number
}

/** The events of the state machine of session expiry. Times are epoch milliseconds. */
export type SessionExpiryEvent =
  /**
   * An event with the current time. It is sent every second and when a sleeping page resumes, because the state machine
   * has no timer.
   */
  | { readonly type: 'clock.ticked'; readonly now: number }
  /** Mouse, keyboard, touch or wheel activity in this tab. */
  | { readonly type: 'activity.seen'; readonly now: number }
  /** Another tab of the same session had activity, or the user chose there to stay signed in. */
  | { readonly type: 'activity.shared'; readonly now: number }
  /** The user closed the warning with any button or key. */
  | { readonly type: 'countdown.dismissed'; readonly now: number }
  /** The user signed in again, so the session is active. */
  | { readonly type: 'session.renewed'; readonly now: number }

const COUNTDOWN_MS = SESSION_COUNTDOWN_SECONDS * 1_000

const idleFor = (context: SessionExpiryContext, now: number): number => now - context.lastActivityAt

/** The number of whole seconds until the session ends, as the countdown shows it: from 60 to 0. (SES-3) */
export const remainingSeconds = (context: SessionExpiryContext, now: number): number => {
  const left = SESSION_IDLE_MS + COUNTDOWN_MS - idleFor(context, now)
  return Math.min(SESSION_COUNTDOWN_SECONDS, Math.max(0, Math.ceil(left / 1_000)))
}

/**
 * The state machine of session expiry. The state is `active`, `expiring` (the warning counts down, tag `warn`) or
 * `expired` (the portal signs the user out). The machine does not count time but compares the instants of its events.
 * Therefore a device that slept is in the right state when it resumes. In `expiring`, the event `activity.seen`
 * changes nothing. (SES-1 to SES-6)
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
    // If the clock was put back, idle time begins at the new time. Otherwise putting the clock back would extend the
    // session.
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
        // When a device resumes, the event of its first mouse movement may come before the event with the current time.
        // This movement must not count as activity.
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
