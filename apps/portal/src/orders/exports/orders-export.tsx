import { OrdersExport as Button } from '@remesa/ui/orders'
import { useState } from 'react'
import { lazyPart } from '../../kernel/loading'
import type { OrdersExportProps } from './orders-export.types'

const OrdersExportMenu = lazyPart(async () => (await import('./orders-export-menu')).OrdersExportMenu)

/**
 * The button that exports the history of orders. The code of its menu is loaded when the pointer or the focus reaches
 * the button, and the possible reports are read when the menu opens.
 */
export function OrdersExport(props: OrdersExportProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      isBusy={isBusy}
      onIntent={OrdersExportMenu.preload}
      list={(list) => <OrdersExportMenu {...props} {...list} onBusyChange={setBusy} />}
    />
  )
}
