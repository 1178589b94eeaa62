import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The number of whole seconds until the end of a period, which begins at the first rendering. The number is correct
 * even after the computer has slept. The hook calls `onEnd` once when the period is over.
 */
export const useSecondsLeft = (seconds: number, onEnd: () => void): number => {
  const [end] = useState(() => Date.now() + seconds * 1_000)
  const [left, setLeft] = useState(seconds)
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1_000))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      ended()
    }, 500)
    return () => clearInterval(timer)
  }, [end])
  return left
}
