import { expect, vi } from 'vitest'

/**
 * Repeats an action until no element has the given role. A menu or dialog handles keys and outside clicks only shortly
 * after it is rendered, so a single action of a test may come too early.
 */
export const untilGone = (role: 'menu' | 'dialog', action: () => Promise<void>) =>
  vi.waitFor(async () => {
    await action()
    expect(document.querySelector(`[role=${role}]`)).toBeNull()
  }, 10_000)
