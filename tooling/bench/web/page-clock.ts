import type { Page } from 'playwright'

/** A clock that the benchmark adds to each page. It measures when something was painted. */
interface PageClock {
  /** The time at which the first row of a table was painted, in milliseconds since the navigation began. */
  readonly firstRow: Promise<number>
  /**
   * Resolves when this number of rows is painted. The result is the time of the paint, and the time for which long
   * tasks had blocked the page before it.
   */
  readonly rowsPainted: (count: number) => Promise<{ readonly at: number; readonly blocked: number }>
  /**
   * Starts a measurement that begins with the next click. It ends with the first paint in which a selector finds an
   * element or, if `isThere` is `false`, finds none.
   */
  readonly awaitClick: (selector: string, isThere: boolean) => void
  /** The duration that the last call of `awaitClick` has measured. */
  lastPaint: Promise<number>
  /**
   * The longest delay between an interaction and its next paint since the last call of this function. It is 0 if the
   * delay is less than 16 ms.
   */
  readonly slowestInteraction: () => number
  /** The duration of the longest task since the last call of this function. It is 0 if no task took 50 ms. */
  readonly longestTask: () => number
}

declare global {
  interface Window {
    readonly pageClock: PageClock
  }
}

/**
 * Adds the clock to the page. This function runs inside the page before the page's own code, so it can use only
 * variables of its own scope.
 */
export const installClock = (): void => {
  /** Resolves after the current frame was presented on the screen. */
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        // The task has a high priority. It therefore runs before the page's own tasks that follow the frame.
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })
      })
    })
  const whenThere = (selector: string, isThere: boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if ((document.querySelector(selector) !== null) !== isThere) return
        observer.disconnect()
        resolve()
      }
      const observer = new MutationObserver(check)
      observer.observe(document, { childList: true, subtree: true, attributes: true })
      check()
    })
  const longTasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  /**
   * The total time in milliseconds for which long tasks had blocked the page before `end`. Only the time of a task
   * beyond 50 ms counts, because only this time delays input.
   */
  const blockedUntil = (end: number) =>
    longTasks
      .filter(({ startTime }) => startTime < end)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  const rows = 'tr[data-row-id]'
  const counts: { readonly count: number; readonly painted: Promise<number> }[] = []
  new MutationObserver(() => {
    const count = document.querySelectorAll(rows).length
    if (count > (counts.at(-1)?.count ?? 0)) counts.push({ count, painted: painted() })
  }).observe(document, { childList: true, subtree: true })
  let slowest = 0
  const interactions = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
        slowest = Math.max(slowest, entry.duration)
      }
    }
  }).observe(interactions)
  const pageClock: PageClock = {
    firstRow: whenThere(rows, true).then(painted),
    rowsPainted: async (count) => {
      const at = (await counts.find((one) => one.count >= count)?.painted) ?? Number.NaN
      // The browser notifies observers some time after the task, so the measurement waits for the notification.
      await new Promise((resolve) => setTimeout(resolve, 200))
      return { at, blocked: blockedUntil(at) }
    },
    lastPaint: Promise.resolve(Number.NaN),
    awaitClick: (selector, isThere) => {
      pageClock.lastPaint = new Promise((resolve) => {
        const onClick = ({ timeStamp }: MouseEvent) => {
          void whenThere(selector, isThere)
            .then(painted)
            .then((end) => resolve(end - timeStamp))
        }
        addEventListener('click', onClick, { capture: true, once: true })
      })
    },
    slowestInteraction: () => {
      const found = slowest
      slowest = 0
      return found
    },
    longestTask: () => Math.max(0, ...longTasks.splice(0).map(({ duration }) => duration)),
  }
  Object.assign(window, { pageClock })
}

export const giveClock = async (page: Page): Promise<void> => {
  await page.addInitScript(installClock)
}

/** Milliseconds from the start of the navigation to the paint of the first row of a table. */
export async function firstRow(page: Page, address: string): Promise<number> {
  await page.goto(address)
  return page.evaluate(() => window.pageClock.firstRow)
}

/**
 * Milliseconds from the click of `press` to the first paint in which the selector finds an element. If the element has
 * to disappear, it is the first paint in which the selector finds none.
 */
export async function clickToPaint(
  page: Page,
  press: () => Promise<void>,
  { selector, isThere = true }: { readonly selector: string; readonly isThere?: boolean },
): Promise<number> {
  await page.evaluate(([wanted, shown]) => window.pageClock.awaitClick(wanted, shown), [
    selector,
    isThere,
  ] as const)
  await press()
  return page.evaluate(() => window.pageClock.lastPaint)
}

/** The longest delay between an interaction of `action` and its next paint, in the browser's steps of 8 ms. */
export async function slowestInteraction(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.pageClock.slowestInteraction())
  await action()
  // The browser notifies observers some time after the paint, so the measurement waits for the notification.
  await page.waitForTimeout(400)
  return page.evaluate(() => window.pageClock.slowestInteraction())
}
