import { OrdersExport as Dropdown } from '@remesa/ui/orders'
import { useRef, useState } from 'react'
import { lazyPart } from '../../kernel/loading'
import type { OrdersExportProps } from './orders-export.types'

const OrdersExportMenu = lazyPart(async () => (await import('./orders-export-menu')).OrdersExportMenu)

/** The exports of the history. The possible reports are read when the menu opens. */
export function OrdersExport(props: OrdersExportProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  return (
    <Dropdown boxRef={box} isOpen={isOpen} isBusy={isBusy} onToggle={() => setOpen(!isOpen)}>
      <OrdersExportMenu
        {...props}
        boxRef={box}
        isOpen={isOpen}
        onBusyChange={setBusy}
        onClose={() => setOpen(false)}
      />
    </Dropdown>
  )
}
