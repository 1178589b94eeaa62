import { type Locator, userEvent } from 'vitest/browser'

/** Largest number of times that Tab is pressed to reach an element. */
const MOST_TABS = 100

/** Presses Tab until the element has the focus, as a user without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (document.activeElement === target.query()) return
    await userEvent.tab()
  }
  throw new Error(`${MOST_TABS} presses of Tab did not reach ${target.selector}`)
}
