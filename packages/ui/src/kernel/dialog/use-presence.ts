import { useState } from 'react'

/**
 * Whether a window is mounted: from its opening until its closing motion ends. A window that is open when this hook
 * is first called is rendered at once. A window that opens later is rendered in a second pass, after the rest of the
 * component. (ADR 39)
 *
 * @returns `onGone`, to be called after the closing motion.
 */
export function usePresence(isOpen: boolean) {
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)
  return { isPresent, onGone: () => setPresent(false) }
}
