import { type OrdersReportType, offeredOrdersReports } from '@remesa/domain/orders'
import { MenuContent } from '../../kernel'
import { OrdersExport } from './orders-export'
import { OrdersExportMenu, type OrdersExportState } from './orders-export-menu'

export const reportTypes: readonly OrdersReportType[] = [
  { code: 'ORDERS_SUMMARY', description: 'Resumen de pedidos', disabled: false },
  { code: 'ORDERS_AMOUNTS', description: 'Importes por denominación', disabled: false },
  { code: 'ORDERS_CONSIGNMENTS', description: 'Albaranes con sus bultos', disabled: true },
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

/** The button and the menu of the reports together, as on the page. */
export function ExportHost({ state, isBusy = false, onChoose }: ExportHostProps) {
  return (
    <OrdersExport
      isBusy={isBusy}
      onIntent={MenuContent.preload}
      list={(list) => <OrdersExportMenu {...list} state={state} onChoose={onChoose} />}
    />
  )
}
