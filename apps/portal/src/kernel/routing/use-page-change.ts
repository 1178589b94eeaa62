import { useEffect, useRef } from 'react'
import { HEADING_MS } from '../time-limits'

const isInRow = (): boolean => document.activeElement?.closest('[data-row-id]') != null

/**
 * Focuses the main heading as soon as the heading is rendered, without scrolling to it. If the focused element is
 * removed while the page loads, the heading gets the focus again. The heading does not get the focus if the list has
 * already focused a row, which is the row of the record that the user has left.
 */
const focusHeading = (): (() => void) => {
  let isFocused = isInRow()
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading === null || (isFocused && document.activeElement !== document.body)) return
    isFocused = true
    heading.tabIndex = -1
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
  }
  focus()
  const observer = new MutationObserver(focus)
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), HEADING_MS)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
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
