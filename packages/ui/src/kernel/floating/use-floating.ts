import { type RefObject, useLayoutEffect } from 'react'

export interface FloatingOptions {
  readonly anchor: RefObject<HTMLElement | null>
  readonly floating: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  /** Preferred side of the anchor. The opposite side is used if there is too little space on the preferred side. */
  readonly side: 'top' | 'bottom'
  readonly align?: 'start' | 'center'
  /** Whether the panel is at least as wide as its anchor. Used for lists of options. */
  readonly matchWidth?: boolean
}

const GAP = 6
const EDGE = 8

/**
 * Positions an element with `popover="manual"` next to its anchor. The element is in the browser's top layer, so it
 * appears above dialogs and scrolling containers. Its position in the document does not change, so focus traps and
 * reading order are unaffected.
 */
export function useFloating({
  anchor,
  floating,
  isOpen,
  side,
  align = 'start',
  matchWidth = false,
}: FloatingOptions): void {
  useLayoutEffect(() => {
    const panel = floating.current
    const owner = anchor.current
    if (!isOpen || panel === null || owner === null) return
    if (!panel.matches(':popover-open')) panel.showPopover()
    const place = () => {
      const box = owner.getBoundingClientRect()
      if (matchWidth) panel.style.minWidth = `${box.width}px`
      const { offsetWidth: width, offsetHeight: height } = panel
      const above = box.top - GAP - height
      const below = box.bottom + GAP
      const fitsBelow = below + height <= window.innerHeight - EDGE
      const wantedTop =
        side === 'top' ? (above >= EDGE ? above : below) : fitsBelow || above < EDGE ? below : above
      // If neither side has enough space, the panel covers its anchor, so that it stays inside the window.
      const top = Math.max(EDGE, Math.min(wantedTop, window.innerHeight - EDGE - height))
      const wanted = align === 'start' ? box.left : box.left + box.width / 2 - width / 2
      const left = Math.max(EDGE, Math.min(wanted, document.documentElement.clientWidth - EDGE - width))
      panel.style.top = `${top}px`
      panel.style.left = `${left}px`
    }
    place()
    const resized = new ResizeObserver(place)
    resized.observe(panel)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      if (panel.isConnected && panel.matches(':popover-open')) panel.hidePopover()
    }
  }, [anchor, floating, isOpen, side, align, matchWidth])
}

/** Whether a panel is open. Escape then closes the panel, and nothing behind it. */
export const hasOpenPanel = (): boolean => document.querySelector('[data-floating]:popover-open') !== null
