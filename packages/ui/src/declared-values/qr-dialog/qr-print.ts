import { type RefObject, useEffect } from 'react'
import { paperFrame } from '../../kernel'

/** Name of the attribute that marks what is printed. */
const PRINTED = 'data-printed-codes'

/**
 * Prints each code on a sheet of its own, in black on white, and hides the page and any other dialog, even one that has
 * print rules of its own.
 */
const printRules = `@media print {
  body > :not(:has([${PRINTED}])),
  [role=dialog]:has([${PRINTED}]) :is(.r-dialog__header, .r-dialog__footer, button),
  [role=dialog]:has([${PRINTED}]) :has(~ [${PRINTED}]) { display: none !important }
  [${PRINTED}][${PRINTED}], body > :has([${PRINTED}]), [role=dialog]:has([${PRINTED}]),
  [role=dialog] :has([${PRINTED}]) {${paperFrame}
    border: 0 !important;
    background: none !important;
    box-shadow: none !important;
  }
  :is(html, body):has([${PRINTED}]) { background: #fff !important }
  [${PRINTED}] * { color: #000 !important; border-color: #bbb !important; box-shadow: none !important }
  [${PRINTED}] > * { break-inside: avoid; border: 0 !important; padding: 0 !important }
  [${PRINTED}] > * + * { break-before: page }
  [${PRINTED}] svg { width: 12cm !important; height: 12cm !important; margin: 0 auto !important }
}`

/** While the element is mounted, printing the page prints only the codes in it. */
export const useCodePrint = (box: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useEffect(() => {
    const element = box.current
    if (!isShown || element === null) return
    element.setAttribute(PRINTED, '')
    const rules = new CSSStyleSheet()
    rules.replaceSync(printRules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      element.removeAttribute(PRINTED)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules)
    }
  }, [box, isShown])
}
