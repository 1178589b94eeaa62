import { ACTIVITY_SEEN_MS, ACTIVITY_SHARED_MS } from '../kernel/time-limits'
import type { TabChannel } from './tab-channel'

/**
 * Events of mouse, keyboard, touch and wheel. A capturing listener receives them even if a component stops their
 * propagation.
 */
const EVENTS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel'] as const

export interface ActivityListener {
  readonly onSeen: (nowMs: number) => void
  readonly onShared: (atMs: number) => void
}

/**
 * Observes the user's activity in this tab, and reports it to other tabs and to pages that are opened later. Returns
 * the function that ends the observation. (SGN-22)
 */
export const watchActivity = (
  deps: {
    readonly target: EventTarget
    readonly tabs: TabChannel
    /** Stores the instant of the last activity, in epoch ms. */
    readonly remember: (atMs: number) => unknown
    readonly now: () => number
  },
  listener: ActivityListener,
): (() => void) => {
  let seenAt = Number.NEGATIVE_INFINITY
  let sharedAt = Number.NEGATIVE_INFINITY
  const onEvent = () => {
    const now = deps.now()
    if (now - seenAt < ACTIVITY_SEEN_MS && now >= seenAt) return
    seenAt = now
    listener.onSeen(now)
    if (now - sharedAt < ACTIVITY_SHARED_MS && now >= sharedAt) return
    sharedAt = now
    deps.remember(now)
    deps.tabs.send({ type: 'activity.seen', at: now })
  }
  for (const name of EVENTS) deps.target.addEventListener(name, onEvent, { capture: true, passive: true })
  const stop = deps.tabs.listen((message) => {
    // The clock of another tab may be ahead, so an instant in the future counts as the current instant.
    if (message.type === 'activity.seen') listener.onShared(Math.min(message.at, deps.now()))
  })
  return () => {
    for (const name of EVENTS) deps.target.removeEventListener(name, onEvent, { capture: true })
    stop()
  }
}
