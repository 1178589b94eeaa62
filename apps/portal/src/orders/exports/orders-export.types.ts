import type { ResolvedOrderFilters } from '@remesa/domain/orders'

/** Of which orders a report is made. */
export interface OrdersExportProps {
  readonly filters: ResolvedOrderFilters
  readonly countryCode: string
}
