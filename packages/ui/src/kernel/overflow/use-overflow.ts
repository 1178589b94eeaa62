import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has more to show than fits: only then does the keyboard need to get into it to scroll. */
export function useOverflow(element: RefObject<HTMLElement | null>, axis: 'inline' | 'block'): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const box = element.current
    if (box === null) return
    const measure = () =>
      setOverflowing(
        axis === 'inline' ? box.scrollWidth > box.clientWidth + 1 : box.scrollHeight > box.clientHeight + 1,
      )
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element, axis])
  return isOverflowing
}
