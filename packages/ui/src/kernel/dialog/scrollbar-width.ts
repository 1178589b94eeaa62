/**
 * Sets what a dialog sets on the root of the page whenever it opens, the width of the scrollbar, so that it finds it there
 * already: a custom property of the root that changes makes the browser compute the style of every element again, which
 * was a quarter of the time until a dialog was painted. Call it when nobody waits for anything. (ADR 39)
 *
 * @returns stops following the window.
 */
export const keepScrollbarWidth = (): (() => void) => {
  const { documentElement } = document
  const keep = () => {
    const width = window.innerWidth - documentElement.clientWidth
    documentElement.style.setProperty('--scrollbar-width', `${width}px`)
  }
  keep()
  window.addEventListener('resize', keep)
  return () => window.removeEventListener('resize', keep)
}
