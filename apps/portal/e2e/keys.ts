import type { Locator, Page } from '@playwright/test'

/**
 * Largest number of times that Tab is pressed to reach an element. The number is high, because the actions of every row
 * may precede the element.
 */
const MOST_TABS = 400

/** Presses Tab until the element has the focus, as a user without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_TABS; step += 1) {
    const isThere = (elements: readonly Element[]) =>
      elements.some((element) => element === document.activeElement)
    if (await target.evaluateAll(isThere)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MOST_TABS} presses of Tab did not reach ${target}`)
}
