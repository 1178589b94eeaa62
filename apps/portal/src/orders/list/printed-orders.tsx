import { OrdersSheet, type OrdersSheetProps } from '@remesa/ui/orders'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The sheet that is printed instead of the page, unless a dialog or an open order covers the page. It is rendered
 * only while the page is printed.
 */
export function PrintedOrders(contents: OrdersSheetProps) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser renders the printed page right after the event.
    const begin = () => {
      if (document.querySelector('[role=dialog], [role=alertdialog]') === null)
        flushSync(() => setPrinting(true))
    }
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting && <OrdersSheet {...contents} />
}
