/** Whether the page is visible and the browser is online. */
export const isPageAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine

/** Calls `callback` whenever {@link isPageAwake} may have changed, until the returned function is called. */
export const onPageAwakeChange = (callback: () => void): (() => void) => {
  document.addEventListener('visibilitychange', callback)
  window.addEventListener('online', callback)
  window.addEventListener('offline', callback)
  return () => {
    document.removeEventListener('visibilitychange', callback)
    window.removeEventListener('online', callback)
    window.removeEventListener('offline', callback)
  }
}
