import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

export interface EarlyEscapeOptions {
  readonly isOpen: boolean
  readonly content: RefObject<HTMLElement | null>
  /** Escape was pressed before the dialog listens. */
  readonly onEscape: () => void
}

/**
 * Handles Escape between the moment a dialog is rendered and the moment it listens, half a second later on a
 * slow device. Without it the key would be lost, or close what is below.
 */
export function useEarlyEscape({ isOpen, content, onEscape }: EarlyEscapeOptions): void {
  const close = useEffectEvent(onEscape)
  useLayoutEffect(() => {
    if (!isOpen) return
    let isClosing = false
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || isListening(content.current)) return
      event.preventDefault()
      event.stopPropagation()
      if (!isClosing) close()
      isClosing = true
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen, content])
}

/** A dialog listens as soon as it is a layer of the page: Chakra numbers its layers. */
const isListening = (content: HTMLElement | null): boolean =>
  content !== null && content.style.getPropertyValue('--layer-index') !== ''
