import { useEffect, useState } from 'react'

const RETRY_MS = 5_000

/**
 * A part of the portal that is fetched when it is wanted; `undefined` until it is there. What the network refuses is
 * asked for again, every five seconds and as soon as the browser is online: what draws the frame's dialogs must never
 * take the page down with it.
 */
export const useLoaded = <Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined => {
  const [part, setPart] = useState<{ readonly loaded: Part }>()
  const isMissing = isWanted && part === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const fetchPart = () =>
      load().then(
        (loaded) => {
          if (isCurrent) setPart({ loaded })
        },
        // The next try is under way already.
        () => undefined,
      )
    void fetchPart()
    const timer = setInterval(fetchPart, RETRY_MS)
    window.addEventListener('online', fetchPart)
    return () => {
      isCurrent = false
      clearInterval(timer)
      window.removeEventListener('online', fetchPart)
    }
  }, [load, isMissing])
  return part?.loaded
}
