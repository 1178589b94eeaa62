import { type RefObject, useEffect, useState } from 'react'

/** Whether an element's content is taller than the element, so that it must be focusable for scrolling. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1)
    // The observer also reports the initial sizes, after the browser's own layout. Measuring here would lay out twice.
    const observer = new ResizeObserver(measure)
    const observe = () => {
      observer.observe(element)
      for (const child of element.children) observer.observe(child)
    }
    observe()
    // Content that loads later has elements of its own.
    const changes = new MutationObserver(observe)
    changes.observe(element, { childList: true })
    return () => {
      changes.disconnect()
      observer.disconnect()
    }
  }, [box])
  return isOverflowing
}
