import { type RefObject, useEffect } from 'react'

/**
 * Marks a bar that scrolls sideways with `data-before` and `data-after` while it has more beyond that edge, so that its
 * style can show it.
 */
export function useEdges(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      // Widths are rounded, and so may be off by one.
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
