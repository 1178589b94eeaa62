import { useEffect, useEffectEvent, useRef } from 'react'
import { isServerThere } from '../kernel/loading'
import { AGAIN_MS } from '../kernel/time-limits'

/**
 * Calls `onBack` when the server responds again. The server is checked at intervals, and whenever the browser is
 * connected again. If bags were waiting when the page was loaded, the first check is immediate.
 */
export const useReconnection = (isWaiting: boolean, onBack: () => void): void => {
  const back = useEffectEvent(onBack)
  const isFromBefore = useRef(isWaiting)
  useEffect(() => {
    if (!isWaiting) {
      isFromBefore.current = false
      return
    }
    let isCurrent = true
    const check = async () => {
      if ((await isServerThere()) && isCurrent) back()
    }
    const listener = () => void check()
    if (isFromBefore.current) void check()
    const timer = setInterval(listener, AGAIN_MS)
    window.addEventListener('online', listener)
    return () => {
      isCurrent = false
      clearInterval(timer)
      window.removeEventListener('online', listener)
    }
  }, [isWaiting])
}
