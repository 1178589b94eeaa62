import { onTestFinished } from 'vitest'

/** Starts counting the clicks on the page. The returned function returns their number. */
export const countClicks = (): (() => number) => {
  let clicks = 0
  const count = () => {
    clicks += 1
  }
  window.addEventListener('pointerdown', count, { capture: true })
  onTestFinished(() => window.removeEventListener('pointerdown', count, { capture: true }))
  return () => clicks
}
