import { useEffect, useRef } from 'react'

/** A page's code may still be on its way when the address changes; longer than this nobody waits for its heading. */
const PATIENCE_MS = 5_000

/** Puts the focus on the main heading as soon as there is one, without scrolling to it. */
const focusHeading = (): (() => void) => {
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1')
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
 * What a browser does by itself when a page is loaded, and a router has to do: the title of the document, the focus on the
 * main heading, the top of the page. The very first page keeps the browser's own focus.
 *
 * @param path without its query: choosing a filter is no arrival.
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
