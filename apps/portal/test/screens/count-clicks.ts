import { onTestFinished } from 'vitest'

/** Counts the clicks on the page from now on. The returned function tells their number. */
export const countClicks = (): (() => number) => {
  let clicks = 0
  const count = () => {
    clicks += 1
  }
  window.addEventListener('pointerdown', count, { capture: true })
  onTestFinished(() => window.removeEventListener('pointerdown', count, { capture: true }))
  return () => clicks
}
