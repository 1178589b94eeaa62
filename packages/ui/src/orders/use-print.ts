import { type RefObject, useEffect } from 'react'
import { PRINTED, printRules } from './print-rules'

/**
 * Makes the browser print only the element while it is mounted. Collapsed content in the element is expanded for
 * printing.
 */
export const usePrint = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = box.current
    if (element === null) return
    element.setAttribute(PRINTED, '')
    const rules = new CSSStyleSheet()
    rules.replaceSync(printRules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = [...element.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
      for (const fold of opened) fold.open = true
    }
    const close = () => {
      for (const fold of opened) fold.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules)
    }
  }, [box])
}
