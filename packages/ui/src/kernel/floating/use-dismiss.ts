import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface DismissOptions {
  /** The control and its panel: clicks and focus inside them keep the panel open. */
  readonly owner: RefObject<HTMLElement | null>
  /** Closes the panel. `returnFocus` is true for Escape, and false if the user clicked or moved elsewhere. */
  readonly onDismiss: (detail: { readonly returnFocus: boolean }) => void
}

/** Closes an open panel on Escape, on a click outside and when the focus moves out. */
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
    // The listener is in the capture phase, so that a surrounding dialog receives the key only if no panel was open.
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
