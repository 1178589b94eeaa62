import { expect, vi } from 'vitest'

/**
 * Acts until nothing on the page has this role any more. A layer begins to listen for keys and presses elsewhere in a
 * timer after it was drawn: in a busy browser a test is faster than that, as no person is.
 */
export const untilGone = (role: 'menu' | 'dialog', act: () => Promise<void>) =>
  vi.waitFor(async () => {
    await act()
    expect(document.querySelector(`[role=${role}]`)).toBeNull()
  }, 10_000)
