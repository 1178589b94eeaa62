import { expect, type Page, type Request } from '@playwright/test'

export interface WatchedClock {
  /**
   * Advances the clock as if the device had slept: each due timer fires once. Before that, the function waits until no
   * call is in progress, because such a call would time out.
   */
  readonly leap: (milliseconds: number) => Promise<void>
}

const QUIET_MS = 400

/**
 * Lets the test control the clock of a page that is not open yet. If the page were open already, its clock would show
 * 1970 for some milliseconds, and the session would expire.
 */
export async function watchClock(page: Page, time: Date = new Date()): Promise<WatchedClock> {
  const calls = new Set<Request>()
  let count = 0
  page.on('request', (request) => {
    // The test does not wait for an event stream, because the stream ends only when the page is closed. It waits for
    // scripts, because scripts may start calls.
    if (request.headers()['accept'] === 'text/event-stream') return
    calls.add(request)
    count += 1
  })
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
  await page.clock.install({ time })

  const untilAnswered = async (): Promise<void> => {
    await expect.poll(() => calls.size).toBe(0)
    const before = count
    await page.waitForTimeout(QUIET_MS)
    // The test waits for this expression, because a busy page evaluates it only after it has run the loaded scripts.
    await page.evaluate(() => document.readyState)
    if (count !== before) await untilAnswered()
  }
  return {
    leap: async (milliseconds) => {
      await untilAnswered()
      await page.clock.fastForward(milliseconds)
    },
  }
}
