import { type OrdersReportType, offeredOrdersReports } from '@remesa/domain/orders'
import { useRef, useState } from 'react'
import { OrdersExport, type OrdersExportState } from './orders-export'
import { OrdersExportMenu } from './orders-export-menu'

export const reportTypes: readonly OrdersReportType[] = [
  { code: 'ORDERS_SUMMARY', description: 'Summary of orders', disabled: false },
  { code: 'ORDERS_AMOUNTS', description: 'Amounts by denomination', disabled: false },
  { code: 'ORDERS_CONSIGNMENTS', description: 'Consignments with their containers', disabled: true },
]

export const chosenFilters = { clientId: 1, subclientId: 2, servicePointId: 3 }

export const readyReports: OrdersExportState = {
  kind: 'ready',
  reports: offeredOrdersReports(reportTypes, chosenFilters),
}

export const refusedReports: OrdersExportState = {
  kind: 'ready',
  reports: offeredOrdersReports(reportTypes, {
    clientId: undefined,
    subclientId: undefined,
    servicePointId: undefined,
  }),
}

export interface ExportHostProps {
  readonly state: OrdersExportState
  readonly isBusy?: boolean
  readonly onChoose: (detail: { readonly type: OrdersReportType }) => void
}

/** Button and menu together, as on the page. */
export function ExportHost({ state, isBusy = false, onChoose }: ExportHostProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <OrdersExport boxRef={box} isOpen={isOpen} isBusy={isBusy} onToggle={() => setOpen(!isOpen)}>
      {isOpen && (
        <OrdersExportMenu boxRef={box} state={state} onChoose={onChoose} onClose={() => setOpen(false)} />
      )}
    </OrdersExport>
  )
}
