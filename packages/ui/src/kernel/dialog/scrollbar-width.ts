/**
 * Sets the width of the scrollbar on the root of the page, as a dialog would when it opens. A change of a
 * custom property of the root makes the browser compute every style again, a quarter of the time until a
 * dialog was painted. Call this function when the page is idle. (ADR 39)
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
