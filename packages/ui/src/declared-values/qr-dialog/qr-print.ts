import { type RefObject, useEffect } from 'react'
import { paperFrame } from '../../kernel'

/** Name of the attribute that marks the element that is printed. */
const PRINTED = 'data-printed-codes'

/**
 * CSS that prints each QR code as a label on a separate sheet, in black on white. A label has the order, the service
 * point, the hour, the QR code, and the contents with their total. The page and all other dialogs are hidden, even a
 * dialog with its own print rules.
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
  [${PRINTED}] > figure {
    display: grid !important;
    grid-template-columns: 12cm minmax(0, 1fr);
    gap: 4mm 6mm !important;
    justify-items: start !important;
    padding: 6mm !important;
    border: 1.5pt solid #000 !important;
    break-inside: avoid;
  }
  [${PRINTED}] > figure + figure { break-before: page }
  [${PRINTED}] svg { width: 12cm !important; height: 12cm !important }
  [${PRINTED}] :has(> button) { display: none !important }
  [${PRINTED}] :is(h3, [data-label=place], [data-label=contents]) { grid-column: 1 / -1; text-align: start !important }
  [${PRINTED}] h3 { font-size: 20pt !important }
  [${PRINTED}] [data-label=place] {
    justify-self: stretch;
    justify-content: space-between;
    gap: 6mm;
    padding-bottom: 4mm;
    border-bottom: 0.75pt solid #bbb !important;
    font-size: 11pt;
    line-height: 1.35;
  }
  [${PRINTED}] [data-label=total] { font-size: 10pt; text-align: start !important }
  [${PRINTED}] [data-label=total] > div { font-size: 18pt !important; line-height: 1.3 !important }
  [${PRINTED}] [data-label=contents] { font-size: 10pt !important }
}`

/** Makes the browser print only the QR codes in the element `box` while that element is mounted. */
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
