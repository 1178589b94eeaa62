import { isScannerPace, type PressedKey, scannedCode, withKey } from '@remesa/domain/deposits'
import { useEffect, useEffectEvent } from 'react'

/** A code from a hand scanner, and the name of the field that it was typed into; empty where that is none. */
export interface Scan {
  readonly code: string
  readonly field: string
}

/** A scanner that ends with neither Enter nor Tab has ended after this time, in milliseconds. */
const PAUSE_MS = 300

/**
 * Finds codes from a hand scanner, regardless of the focus. A field into which a code was typed gets its former value
 * back.
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

/** What is typed in a dialog or a longer text belongs there. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null)

/** Gives a field that React controls a value as typing does. */
const putBack = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
