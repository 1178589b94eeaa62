import { useEffect, useEffectEvent, useRef } from 'react'
import { isServerThere } from '../kernel/loading'
import { AGAIN_MS } from '../kernel/time-limits'

/**
 * Calls `onBack` when the server responds again. It checks when the browser is connected again, and at intervals. If
 * bags already waited when the page was loaded, it calls at once.
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
