import { useEffect, useRef } from 'react'

/** A page's code may still be loading when the address changes; the heading is awaited no longer than this. */
const PATIENCE_MS = 5_000

/** Focuses the main heading as soon as there is one, without scrolling to it. */
const focusHeading = (): (() => void) => {
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading === null) return false
    heading.tabIndex = -1
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => undefined
  const observer = new MutationObserver(() => focus() && stop())
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/**
 * What a browser does on its own when a page loads and a router has to do: the document title, the focus on the main
 * heading, the scroll position. The first page keeps the browser's own focus.
 *
 * @param path without its query: a change of filters is not a new page.
 */
export const usePageChange = (path: string, title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])

  const arrivedAt = useRef(path)
  useEffect(() => {
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    window.scrollTo(0, 0)
    return focusHeading()
  }, [path])
}
