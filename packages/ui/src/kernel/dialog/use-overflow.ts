import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element's content is taller than the element. The element must then be focusable, so that it can be
 * scrolled by keyboard.
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1)
    // The observer also reports the initial sizes, after the browser's own layout. Measuring at this point would cause
    // a second layout.
    const observer = new ResizeObserver(measure)
    const observe = () => {
      observer.observe(element)
      for (const child of element.children) observer.observe(child)
    }
    observe()
    // Content that loads later adds elements that have to be observed as well.
    const changes = new MutationObserver(observe)
    changes.observe(element, { childList: true })
    return () => {
      changes.disconnect()
      observer.disconnect()
    }
  }, [box])
  return isOverflowing
}
