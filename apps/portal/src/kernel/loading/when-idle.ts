import { BUSY_LIMIT_MS, COMPLETE_MS } from '../time-limits'

/**
 * Resolves when the page is completely shown and the browser is idle, so that code that is needed later can be
 * loaded. In a browser that does not report when it is idle, it resolves after a fixed time.
 */
export const whenIdle = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, COMPLETE_MS))
  if (typeof requestIdleCallback === 'function')
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: BUSY_LIMIT_MS }))
}
