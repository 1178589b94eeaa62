import { useState } from 'react'

/**
 * Whether a window is mounted: from its opening until its closing motion ends. A window that is open when it is mounted
 * is rendered at once; a closed one that opens is rendered in passes of its own. (ADR 39)
 *
 * @returns `onGone`, to be called after the closing motion.
 */
export function usePresence(isOpen: boolean) {
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)
  return { isPresent, onGone: () => setPresent(false) }
}
