import { useState } from 'react'

/**
 * Whether a window is there: from the moment it opens until it has closed, motion included. One that is mounted open is
 * drawn at once; one that was there before, closed, is drawn in passes of its own. (ADR 39)
 *
 * @returns `onGone` is to be called once it has closed.
 */
export function usePresence(isOpen: boolean) {
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)
  return { isPresent, onGone: () => setPresent(false) }
}
