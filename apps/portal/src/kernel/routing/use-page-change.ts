import { useEffect, useRef } from 'react'
import { HEADING_MS } from '../time-limits'

/** Focuses the main heading as soon as it is rendered, without scrolling to it. */
const focusHeading = (): (() => void) => {
  const focus = (): boolean => {
    // The list has already focused the row of the record that the user has left, so the focus stays there.
    if (document.activeElement?.closest('[data-row-id]')) return true
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading === null) return false
    heading.tabIndex = -1
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => undefined
  const observer = new MutationObserver(() => focus() && stop())
  const timer = setTimeout(() => stop(), HEADING_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/**
 * Sets the document title, focuses the main heading and resets the scroll position whenever the portal shows a new
 * page. A browser does the same when it loads a page. On the first page the focus stays where the browser has set
 * it.
 *
 * @param path without its query, because a change of filters is not a new page.
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
