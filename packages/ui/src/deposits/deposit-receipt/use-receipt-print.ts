import { useEffect } from 'react'
import { paperFrame } from '../../kernel'

/** Name of the attribute that marks the element that is printed. */
export const RECEIPT = 'data-receipt'

const rules = `@media print {
  body *:not([${RECEIPT}], [${RECEIPT}] *, :has([${RECEIPT}])) { display: none !important }
  [${RECEIPT}], :has([${RECEIPT}]) {${paperFrame}
  }
  [${RECEIPT}], :has([${RECEIPT}]), [${RECEIPT}] * {
    color-scheme: light !important;
    color: #000 !important;
    background: none !important;
    border-color: #bbb !important;
  }
}`

/** Makes the browser print only the receipt while `isOn` is true. */
export const useReceiptPrint = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [isOn])
}
