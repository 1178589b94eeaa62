import type { ResolvedOrderFilters } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'

/**
 * The orders that a report can contain: the orders of one service point with its filters, or the orders of several
 * points.
 */
export type OrdersExportScope =
  | { readonly filters: ResolvedOrderFilters; readonly countryCode: string }
  | { readonly points: readonly ServicePoint[] }

export interface OrdersExportProps {
  readonly scope: OrdersExportScope
}
