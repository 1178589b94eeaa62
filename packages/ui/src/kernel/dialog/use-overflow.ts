import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a box holds more than fits in its height: only then does the keyboard need to get into it to scroll. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return isOverflowing
}
