export type { NewOrderFailure } from './new-order-dialog/failure-notice'
export type { Catalogue, OrderCatalogues } from './new-order-dialog/form-props'
export {
  NewOrderDialog,
  type NewOrderDialogProps,
  type NewOrderPhase,
} from './new-order-dialog/new-order-dialog'
export type { OrderContents } from './new-order-dialog/order-form'
export type { OrderTarget } from './new-order-dialog/order-summary'
export {
  NoServicePointsDialog,
  type NoServicePointsDialogProps,
} from './no-service-points-dialog/no-service-points-dialog'
export type { DeliveryCatalogue, DetailedOrder } from './order-detail-dialog/detailed-order'
export {
  OrderDetailDialog,
  type OrderDetailDialogProps,
  type OrderDetailState,
  orderDetailTitle,
} from './order-detail-dialog/order-detail-dialog'
export { OrderDetailView, type OrderDetailViewProps } from './order-detail-dialog/order-detail-view'
export {
  type OrderFilterChoice,
  type OrderFilterName,
  OrderFilters,
  type OrderFiltersProps,
} from './order-filters/order-filters'
export {
  type OrderBucket,
  type OrderRowHandlers,
  OrderTables,
  type OrderTablesProps,
  type OrderTablesState,
} from './order-tables/order-tables'
export { orderName, orderStatusText, orderTypeText, refusalText } from './order-words'
export { OrdersHeader, type OrdersHeaderProps } from './orders-header/orders-header'
export { OrdersNotice, type OrdersNoticeKind, type OrdersNoticeProps } from './orders-notice/orders-notice'
