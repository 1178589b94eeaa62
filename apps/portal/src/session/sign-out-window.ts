import { WINDOW_LEAST_MS, WINDOW_LOOK_MS, WINDOW_MOST_MS } from '../kernel/time-limits'

/**
 * Signs out at the provider in a small window, and closes it once the provider has redirected it to the start
 * page. Returns `undefined` if the browser blocks windows. (SGN-20)
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

/** Whether the window is closed or shows the start page. Pages of a foreign provider can't be read. */
const isBack = (popup: Window): boolean => {
  try {
    return popup.closed || (popup.location.origin === location.origin && popup.location.pathname === '/')
  } catch {
    return false
  }
}
