import type { ResolvedOrderFilters } from '@remesa/domain/orders'

/** The orders that a report covers. */
export interface OrdersExportProps {
  readonly filters: ResolvedOrderFilters
  readonly countryCode: string
}
