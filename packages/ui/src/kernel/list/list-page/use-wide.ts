import { useSyncExternalStore } from 'react'

/**
 * The media query of the theme's breakpoint `lg`. If the window is at least this wide, the menu and the filters are
 * next to the content.
 */
const WIDE = '(min-width: 64rem)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is so wide that a panel fits next to the content. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
