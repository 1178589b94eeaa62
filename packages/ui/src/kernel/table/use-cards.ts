import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether rows are shown as cards because the columns do not fit. The width that the columns need is remembered.
 * When this width is available again, the cards become table rows again. In this way nothing has to be scrolled
 * sideways, and no amount is cut off.
 */
export function useCards(box: RefObject<HTMLElement | null>): boolean {
  const [hasCards, setCards] = useState(false)
  const isShown = useRef(false)
  const needed = useRef(0)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    let frame: number | undefined
    // The browser calls the observer after each layout and before each paint, so reading sizes here causes no
    // additional layout.
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth } = element
      const isWider = scrollWidth > clientWidth + 1
      if (isWider) needed.current = scrollWidth
      if (isWider === isShown.current || (!isWider && clientWidth < needed.current)) return
      isShown.current = isWider
      // If the observer were active during the change to cards, it would be called again, too late for the current
      // paint. So it observes nothing until the next frame.
      observer.disconnect()
      flushSync(() => setCards(isWider))
      frame = requestAnimationFrame(observe)
    })
    const observe = () => {
      observer.observe(element)
      for (const child of element.children) observer.observe(child)
    }
    observe()
    return () => {
      observer.disconnect()
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [box])
  return hasCards
}
