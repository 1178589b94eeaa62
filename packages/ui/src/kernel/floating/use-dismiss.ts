import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface DismissOptions {
  /** The element that contains the control and its panel. Clicks and focus inside this element keep the panel open. */
  readonly owner: RefObject<HTMLElement | null>
  /**
   * Closes the panel. `returnFocus` is true after Escape, and false if the user clicked outside or moved the focus
   * outside.
   */
  readonly onDismiss: (detail: { readonly returnFocus: boolean }) => void
}

/** Closes an open panel on Escape, on a click outside, and when the focus leaves it. */
export function useDismiss({ owner, onDismiss }: DismissOptions): void {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    const isInside = (target: EventTarget | null) => target instanceof Node && owner.current?.contains(target)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      dismiss({ returnFocus: true })
    }
    const onOutside = (event: Event) => {
      if (!isInside(event.target)) dismiss({ returnFocus: false })
    }
    // The listener is in the capture phase, so it handles Escape before a surrounding dialog does.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [owner])
}
