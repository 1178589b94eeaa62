import { WINDOW_LEAST_MS, WINDOW_LOOK_MS, WINDOW_MOST_MS } from '../kernel/time-limits'

/**
 * Signs out at the identity provider in a small window, and closes the window when the provider has redirected the
 * window to the start page. Returns `undefined` if the browser blocks windows. (SGN-20)
 */
export const openSignOutWindow = (address: string): Promise<void> | undefined => {
  const popup = window.open(address, '_blank', 'popup,width=320,height=240')
  if (popup === null) return undefined
  return new Promise((resolve) => {
    let waited = 0
    const timer = setInterval(() => {
      waited += WINDOW_LOOK_MS
      if (waited < WINDOW_LEAST_MS || !(isBack(popup) || waited >= WINDOW_MOST_MS)) return
      clearInterval(timer)
      popup.close()
      resolve()
    }, WINDOW_LOOK_MS)
  })
}

/**
 * Whether the window is closed or shows the start page. The portal can't read the URL of the identity provider's pages.
 */
const isBack = (popup: Window): boolean => {
  try {
    return popup.closed || (popup.location.origin === location.origin && popup.location.pathname === '/')
  } catch {
    return false
  }
}
