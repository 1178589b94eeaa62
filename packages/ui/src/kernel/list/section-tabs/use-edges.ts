import { type RefObject, useEffect } from 'react'

/**
 * Sets `data-before` or `data-after` on a bar that scrolls sideways, while there is more content before or after the
 * visible part of the bar.
 */
export function useEdges(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      // The browser rounds the scroll position and the widths, so a difference of one pixel is ignored.
      element.toggleAttribute('data-before', scrollLeft > 1)
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [bar])
}
