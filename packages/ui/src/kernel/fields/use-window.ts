import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** The maximum length of a list of which all entries are rendered. */
export const WHOLE_LIST_LIMIT = 200
const IN_SIGHT = 12
const MARGIN = 10

interface WindowOptions {
  readonly list: RefObject<HTMLElement | null>
  readonly count: number
  /** Height of an entry in pixels, the same for all entries. */
  readonly size: number
  /** Index of the entry that is scrolled into view. */
  readonly active: number
  readonly isOpen: boolean
}

interface ListWindow {
  readonly start: number
  readonly end: number
  /** Total height in pixels of the entries before the first rendered entry. */
  readonly before: number
  readonly after: number
}

/** The range of entries of a long list that must be in the document at a scroll position. */
export const windowAt = (scrollTop: number, count: number, size: number): ListWindow => {
  if (count <= WHOLE_LIST_LIMIT) return { start: 0, end: count, before: 0, after: 0 }
  const first = Math.floor(scrollTop / size)
  const start = Math.max(0, Math.min(first - MARGIN, count - IN_SIGHT))
  const end = Math.min(count, first + IN_SIGHT + MARGIN)
  return { start, end, before: start * size, after: (count - end) * size }
}

/** The rendered range of a list, updated when the list is scrolled. It scrolls the active entry into view. */
export function useWindow({ list, count, size, active, isOpen }: WindowOptions): ListWindow {
  const [scrollTop, setScrollTop] = useState(0)
  useEffect(() => {
    const element = list.current
    if (!isOpen || element === null) return
    const onScroll = () => setScrollTop(element.scrollTop)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [list, isOpen])
  useLayoutEffect(() => {
    const element = list.current
    if (!isOpen || element === null || active < 0) return
    const [top, bottom] = [active * size, (active + 1) * size]
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + element.clientHeight - size) {
      element.scrollTop = bottom - element.clientHeight + size
    }
    setScrollTop(element.scrollTop)
  }, [list, active, size, isOpen])
  return windowAt(scrollTop, count, size)
}
