import { useSyncExternalStore } from 'react'

/** The breakpoint `lg` of the theme: from here on the frame shows its menu at the side, and a list its filters. */
const WIDE = '(min-width: 64rem)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room for a panel beside the content. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
