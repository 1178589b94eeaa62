import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

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
    const measure = () => {
      const { scrollWidth, clientWidth } = element
      if (scrollWidth > clientWidth + 1) {
        needed.current = scrollWidth
        setCards(true)
      } else if (clientWidth >= needed.current) setCards(false)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    measure()
    return () => observer.disconnect()
  }, [box])
  return hasCards
}
