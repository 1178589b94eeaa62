import type { Page } from 'playwright'

/** A clock that the benchmark adds to each page, read after a paint. */
interface PageClock {
  /** The time at which the first row of a table was painted, in milliseconds since the navigation began. */
  readonly firstRow: Promise<number>
  /**
   * The paint of the given number of rows, and the time for which long tasks had blocked the page before that paint.
   */
  readonly rowsPainted: (count: number) => Promise<{ readonly at: number; readonly blocked: number }>
  /**
   * Starts timing: from the next click to the first paint in which a selector finds an element, or finds none if
   * `isThere` is `false`.
   */
  readonly awaitClick: (selector: string, isThere: boolean) => void
  /** The result of the timing that `awaitClick` started. */
  lastPaint: Promise<number>
  /** The longest wait of an interaction for its next paint since the last call; 0 for less than 16 ms. */
  readonly slowestInteraction: () => number
  /** The longest task since the last call; 0 if none took 50 ms. */
  readonly longestTask: () => number
}

declare global {
  interface Window {
    readonly pageClock: PageClock
  }
}

/**
 * Adds the clock. It runs inside the page before the page's own code, so it can't use anything outside its own scope.
 */
export const installClock = (): void => {
  /** Resolves after the current frame has been presented. */
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        // The task runs before the page's own tasks that follow the frame.
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
   * The total time in milliseconds for which long tasks had blocked the page before `end`: the part of each task beyond
   * 50 ms delays input.
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
      // Observers are notified some time after the task.
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

/** Milliseconds from the navigation to the paint of the first row of a table. */
export async function firstRow(page: Page, address: string): Promise<number> {
  await page.goto(address)
  return page.evaluate(() => window.pageClock.firstRow)
}

/**
 * Milliseconds from the click that `press` makes to the first paint in which the selector finds an element, or finds
 * none if the element has to disappear.
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

/** The longest wait of an interaction of `action` for its next paint, in the browser's steps of 8 ms. */
export async function slowestInteraction(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.pageClock.slowestInteraction())
  await action()
  // Observers are notified some time after the paint.
  await page.waitForTimeout(400)
  return page.evaluate(() => window.pageClock.slowestInteraction())
}
