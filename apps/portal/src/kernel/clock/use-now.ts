import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Milliseconds until the next full minute, at least 1. Midnight is a full minute in every time zone in use. */
export const untilNextMinute = (nowMs: number): number => MINUTE_MS - (nowMs % MINUTE_MS)

/**
 * The current time, updated at every full minute and when the tab becomes visible again, so that whatever depends on
 * the day changes at midnight without a reload. Between two updates the Date object is the same.
 */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(new Date())
      clearTimeout(timer)
      timer = setTimeout(tick, untilNextMinute(Date.now()))
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') tick()
    }
    timer = setTimeout(tick, untilNextMinute(Date.now()))
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])

  return now
}
