import { expect, vi } from 'vitest'

/**
 * Acts until nothing on the page has this role any more. A layer begins to listen for keys and presses elsewhere in a
 * timer after it was rendered: in a busy browser a test is faster than that, as no person is.
 */
export const untilGone = (role: 'menu' | 'dialog', action: () => Promise<void>) =>
  vi.waitFor(async () => {
    await action()
    expect(document.querySelector(`[role=${role}]`)).toBeNull()
  }, 10_000)
