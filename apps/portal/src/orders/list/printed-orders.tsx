import { OrdersSheet, type OrdersSheetProps } from '@remesa/ui/orders'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The orders as they are printed in place of the page, rendered only while printing. If a dialog or an open order
 * covers the page, the browser prints that dialog or that order instead.
 */
export function PrintedOrders(contents: OrdersSheetProps) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser renders the printed page right after this event, so the orders have to be rendered synchronously.
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
