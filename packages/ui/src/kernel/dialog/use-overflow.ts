import { type RefObject, useEffect, useState } from 'react'

/** Whether a box holds more than fits in its height: only then does the keyboard need to get into it to scroll. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1)
    // It tells of the first sizes too, once the browser has laid out the page anyway: to ask at once would do that twice.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return isOverflowing
}
