import { OrdersExport as Dropdown } from '@remesa/ui/orders'
import { Suspense, useRef, useState } from 'react'
import { lazyPart, useOnceWanted } from '../../kernel/loading'
import { preloadNotices } from '../../kernel/notices'
import type { OrdersExportProps } from './orders-export.types'

const OrdersExportMenu = lazyPart(async () => {
  preloadNotices()
  return (await import('./orders-export-menu')).OrdersExportMenu
})

/** The exports of the history. What they can be is asked when somebody opens them. */
export function OrdersExport(props: OrdersExportProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isWanted = useOnceWanted(isOpen)
  return (
    <Dropdown boxRef={box} isOpen={isOpen} isBusy={isBusy} onToggle={() => setOpen(!isOpen)}>
      {isWanted && (
        <Suspense fallback={null}>
          <OrdersExportMenu
            {...props}
            boxRef={box}
            isOpen={isOpen}
            onBusyChange={setBusy}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Dropdown>
  )
}
