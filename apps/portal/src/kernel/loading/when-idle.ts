import { BUSY_LIMIT_MS, COMPLETE_MS } from '../time-limits'

/**
 * Resolves when the shown page is complete and the browser is idle, to load what may be needed later. Not
 * every browser reports that it is idle.
 */
export const whenIdle = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, COMPLETE_MS))
  if (typeof requestIdleCallback === 'function')
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: BUSY_LIMIT_MS }))
}
