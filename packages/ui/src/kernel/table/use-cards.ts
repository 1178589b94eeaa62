import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether rows should be cards because the columns don't fit. The width that the table needed is remembered: it becomes
 * a table again only when there is room for it. Nothing ever scrolls sideways, and no amount is cut off.
 */
export function useCards(box: RefObject<HTMLElement | null>): boolean {
  const [hasCards, setCards] = useState(false)
  const needed = useRef(0)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    // The browser calls it after each layout and before it paints: also for the first one, which nothing has to force.
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth } = element
      const isWider = scrollWidth > clientWidth + 1
      if (isWider) needed.current = scrollWidth
      if (isWider || clientWidth >= needed.current) flushSync(() => setCards(isWider))
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return hasCards
}
