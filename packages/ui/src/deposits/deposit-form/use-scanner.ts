import { isScannerPace, type PressedKey, scannedCode, withKey } from '@remesa/domain/deposits'
import { useEffect, useEffectEvent } from 'react'

/**
 * A code from a hand scanner, and the name of the field into which it was typed; an empty name if it was typed outside
 * of fields.
 */
export interface Scan {
  readonly code: string
  readonly field: string
}

/** Milliseconds without a key, after which a code is complete. Some scanners send no Enter or Tab after a code. */
const PAUSE_MS = 300

/**
 * Recognises codes from a hand scanner, wherever the focus is. If the scanner typed a code into a field, the previous
 * value of that field is restored.
 */
export function useScanner(onScan: (scan: Scan) => void): void {
  const found = useEffectEvent(onScan)
  useEffect(() => {
    let keys: readonly PressedKey[] = []
    let place: EventTarget | null = null
    let field: HTMLInputElement | undefined
    let before = ''
    let pause: ReturnType<typeof setTimeout> | undefined
    const end = (): boolean => {
      clearTimeout(pause)
      const code = scannedCode(keys)
      keys = []
      if (code === undefined) return false
      if (field !== undefined) putBack(field, before)
      found({ code, field: field?.name ?? '' })
      return true
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, timeStamp: at, target } = event
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(target)) return
      if ((key === 'Enter' || key === 'Tab') && isScannerPace(keys.at(-1), at) && end()) {
        event.preventDefault()
        event.stopPropagation()
      }
      if (key.length !== 1) return
      // A key that is held down repeats as fast as a scanner types, so its repetitions are not part of a code.
      if (event.repeat) {
        keys = []
        return
      }
      keys = withKey(target === place ? keys : [], { key, at })
      if (keys.length === 1) {
        place = target
        field = target instanceof HTMLInputElement ? target : undefined
        before = field?.value ?? ''
      }
      clearTimeout(pause)
      pause = setTimeout(end, PAUSE_MS)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      clearTimeout(pause)
      document.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [])
}

/** Whether keys are typed in a dialog or a text area. Such keys are not handled as a scanned code. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null)

/** Sets the value of a field that React controls, as if the user had typed it. */
const putBack = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
