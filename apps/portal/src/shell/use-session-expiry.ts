import { remainingSeconds, sessionExpiryMachine } from '@remesa/domain/session'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { EXPIRY_TICK_MS } from '../kernel/time-limits'
import { watchActivity } from '../session/activity'
import type { TabChannel } from '../session/tab-channel'

export interface SessionExpiry {
  /** Whole seconds that the warning shows; `undefined` while there is no warning. */
  readonly seconds: number | undefined
  /** Continues the session. The idle time starts again in every tab. */
  readonly stay: () => void
}

/** Observes the idle time of the session. Calls `onExpired` once, when the countdown ends. */
export const useSessionExpiry = (deps: {
  readonly tabs: TabChannel
  /** The instant of the last activity, from which the idle time counts, in epoch ms. */
  readonly since: number
  /** Stores the instant of the last activity, for pages that are opened later. */
  readonly remember: (atMs: number) => unknown
  readonly onExpired: () => void
}): SessionExpiry => {
  const { tabs, since, remember, onExpired } = deps
  const actor = useActorRef(sessionExpiryMachine, { input: { now: since } })
  const [now, setNow] = useState(since)
  const value = useSelector(actor, (snapshot) => snapshot.value)
  const seconds = useSelector(actor, (snapshot) =>
    snapshot.hasTag('warn') ? remainingSeconds(snapshot.context, now) : undefined,
  )

  useEffect(() => {
    const tick = () => {
      const instant = Date.now()
      actor.send({ type: 'clock.ticked', now: instant })
      // Only the warning shows the time, so nothing is rendered again without a warning.
      if (actor.getSnapshot().hasTag('warn')) setNow(instant)
    }
    const timer = setInterval(tick, EXPIRY_TICK_MS)
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('focus', tick)
    const stop = watchActivity(
      { target: window, tabs, remember, now: Date.now },
      {
        onSeen: (instant) => actor.send({ type: 'activity.seen', now: instant }),
        onShared: (instant) => actor.send({ type: 'activity.shared', now: instant }),
      },
    )
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('focus', tick)
      stop()
    }
  }, [actor, tabs, remember])

  useEffect(() => {
    if (value === 'expired') onExpired()
  }, [value, onExpired])

  return {
    seconds,
    stay: () => {
      const instant = Date.now()
      actor.send({ type: 'countdown.dismissed', now: instant })
      remember(instant)
      tabs.send({ type: 'activity.seen', at: instant })
    },
  }
}
