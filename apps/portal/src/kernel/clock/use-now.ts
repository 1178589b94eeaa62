import { createContext, use, useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Milliseconds until the next full minute, at least 1. Midnight is a full minute in every time zone in use. */
export const untilNextMinute = (nowMs: number): number => MINUTE_MS - (nowMs % MINUTE_MS)

/** A function that returns the current time by the server's clock. */
export type Clock = () => Date

export const ClockContext = createContext<Clock | undefined>(undefined)

/** The clock for everything that depends on the time, because the computer's own clock may be wrong. (FRA-10) */
export const useClock = (): Clock => {
  const clock = use(ClockContext)
  if (clock === undefined) throw new Error('[portal] useClock is called outside ClockContext')
  return clock
}

/**
 * The current time by the server's clock, updated at every full minute and when the tab becomes visible again. So
 * the page shows a new day without a reload. Between two updates, the hook returns the same Date object.
 */
export const useNow = (): Date => {
  const clock = useClock()
  const [now, setNow] = useState(clock)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(tick, untilNextMinute(clock().getTime()))
    }
    const tick = () => {
      setNow(clock())
      clearTimeout(timer)
      wait()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') tick()
    }
    wait()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [clock])

  return now
}
