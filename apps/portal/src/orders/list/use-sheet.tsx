import type { OrderRow, TodaysVisits } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../kernel/loading'

const OrdersSheet = lazyPart(async () => (await import('./printed-orders')).OrdersSheet)

/** By then the page is complete, and its own code is loaded. */
const PRELOAD_MS = 5_000

interface SheetContents {
  readonly servicePoint: ServicePoint
  readonly today: TodaysVisits<OrderRow>
  readonly next: readonly OrderRow[]
  readonly timeZone: string
  readonly now: Date
}

/** The sheet that is printed instead of the page, unless a dialog or an open order lies over it. It is there only while the page is printed. */
export const useSheet = ({ servicePoint, ...contents }: SheetContents): ReactNode => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(OrdersSheet.preload, PRELOAD_MS)
    // The browser renders the printed page right after the event.
    const begin = () => {
      if (document.querySelector('[role=dialog], [role=alertdialog]') === null)
        flushSync(() => setPrinting(true))
    }
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  const { description, subclient } = servicePoint
  return (
    isPrinting && (
      <OrdersSheet
        place={{
          servicePoint: description,
          center: subclient.description,
          client: subclient.client.description,
        }}
        {...contents}
      />
    )
  )
}
