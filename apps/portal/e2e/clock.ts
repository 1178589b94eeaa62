import { expect, type Page, type Request } from '@playwright/test'

export interface WatchedClock {
  /**
   * Advances the clock at once, as if the device slept: each due timer fires once. Calls in progress would time
   * out, so it first waits for their answers.
   */
  readonly leap: (milliseconds: number) => Promise<void>
}

const QUIET_MS = 400

/**
 * Lets the test control the clock of a page before the page is opened. Taking control of the clock of an open page
 * sets the clock to 1970 for some milliseconds, which expires the session.
 */
export async function watchClock(page: Page, time: Date = new Date()): Promise<WatchedClock> {
  const calls = new Set<Request>()
  let count = 0
  page.on('request', (request) => {
    // A stream of changes ends with the page, not with an answer. Scripts are counted as well, because they may
    // start calls.
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
    // A busy page evaluates this only after the loaded scripts.
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
