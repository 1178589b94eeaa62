import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has more to show sideways than fits: only then does the keyboard need to get into it. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const box = element.current
    if (box === null) return
    const observer = new ResizeObserver(() => setOverflowing(box.scrollWidth > box.clientWidth + 1))
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
