/** The window stays open at least this long. */
const LEAST_MS = 150
/** A provider that takes longer is left alone: the next sign-in asks for the password. */
const MOST_MS = 5_000
const LOOK_EVERY_MS = 50

/**
 * Signs out at the provider in a small window, and closes it when the provider has sent it back to the start page. Returns
 * `undefined` if the browser blocks windows. (SGN-20)
 */
export const openFarewell = (address: string): Promise<void> | undefined => {
  const popup = window.open(address, '_blank', 'popup,width=320,height=240')
  if (popup === null) return undefined
  return new Promise((resolve) => {
    let waited = 0
    const timer = setInterval(() => {
      waited += LOOK_EVERY_MS
      if (waited < LEAST_MS || !(isBack(popup) || waited >= MOST_MS)) return
      clearInterval(timer)
      popup.close()
      resolve()
    }, LOOK_EVERY_MS)
  })
}

/** Whether the window is closed or shows the start page. The pages of a foreign provider can't be looked into. */
const isBack = (popup: Window): boolean => {
  try {
    return popup.closed || (popup.location.origin === location.origin && popup.location.pathname === '/')
  } catch {
    return false
  }
}
