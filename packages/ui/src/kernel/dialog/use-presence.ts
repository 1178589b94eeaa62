import { useState } from 'react'

/**
 * Whether a window is mounted: from its opening until its closing motion ends. The window is mounted already open,
 * because Chakra would render a closed window that opens once more in an effect. (ADR 39)
 *
 * @returns `onGone`, to be called after the closing motion.
 */
export function usePresence(isOpen: boolean) {
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)
  return { isPresent, onGone: () => setPresent(false) }
}
