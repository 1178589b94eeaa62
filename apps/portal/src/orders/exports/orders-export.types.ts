import type { ResolvedOrderFilters } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'

/** The orders that a report covers: those of the chosen point with all options of its filters, or of several points. */
export type OrdersExportScope =
  | { readonly filters: ResolvedOrderFilters; readonly countryCode: string }
  | { readonly points: readonly ServicePoint[] }

export interface OrdersExportProps {
  readonly scope: OrdersExportScope
}
