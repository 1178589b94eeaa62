import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether rows should be cards because the columns don't fit. The width that the table needed is remembered: it becomes
 * a table again only when there is room for it. Nothing ever scrolls sideways, and no amount is cut off.
 */
export function useCards(box: RefObject<HTMLElement | null>): boolean {
  const [hasCards, setCards] = useState(false)
  const shown = useRef(false)
  const needed = useRef(0)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      const { scrollWidth, clientWidth } = element
      const isTooNarrow = scrollWidth > clientWidth + 1
      if (isTooNarrow) needed.current = scrollWidth
      const next = isTooNarrow || (shown.current && clientWidth < needed.current)
      if (next === shown.current) return
      shown.current = next
      // Before the frame is painted: no table is seen that becomes cards at once.
      flushSync(() => setCards(next))
    }
    // It reports at once, after the browser's own layout. To measure here would make the browser lay the page out twice.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return hasCards
}
