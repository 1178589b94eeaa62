import { useSyncExternalStore } from 'react'

/** The breakpoint `lg` of the theme, from which the menu and the filters are at the side. */
const WIDE = '(min-width: 64rem)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether a panel fits next to the content. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
