import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

export interface EarlyEscapeOptions {
  readonly isOpen: boolean
  readonly content: RefObject<HTMLElement | null>
  /** Called if Escape is pressed before the dialog listens to keys. */
  readonly onEscape: () => void
}

/**
 * Handles Escape while a dialog is rendered but does not listen to keys yet, which takes half a second on a slow
 * device. Without this hook, the key would be lost, or would close a layer below the dialog.
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

/** Whether a dialog already listens to keys. A dialog listens as soon as Chakra has set its layer number. */
const isListening = (content: HTMLElement | null): boolean =>
  content !== null && content.style.getPropertyValue('--layer-index') !== ''
