import { useState } from 'react'

/**
 * Whether a window is mounted: `true` from its opening until its closing motion ends. A window is mounted only when it
 * opens, because Chakra needs a second rendering to open a window that is mounted closed. (ADR 39)
 *
 * @returns `onGone`, to be called after the closing motion.
 */
export function usePresence(isOpen: boolean) {
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)
  return { isPresent, onGone: () => setPresent(false) }
}
