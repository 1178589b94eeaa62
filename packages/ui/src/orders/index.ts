export { CancelOrderDialog, type CancelOrderDialogProps } from './cancel-order-dialog/cancel-order-dialog'
export {
  DraftOfferDialog,
  type DraftOfferDialogProps,
  type MovedServiceDate,
} from './draft-offer-dialog/draft-offer-dialog'
export type { AlikeOrder } from './new-order-sheet/alike-orders'
export type { DayOrdersRun } from './new-order-sheet/day-orders'
export type { MoreDays } from './new-order-sheet/more-days'
export type {
  NewOrderFailure,
  NewOrderPhase,
  NewOrderSheetProps,
  OrderPoints,
} from './new-order-sheet/new-order.types'
export { NewOrderSheet } from './new-order-sheet/new-order-sheet'
export type { OrderCatalogues } from './new-order-sheet/order-catalogues'
export type { OrderContents } from './new-order-sheet/order-form'
export type { CalendarFile, SavedReceipt } from './new-order-sheet/order-receipt'
export type { OrderTarget } from './new-order-sheet/order-summary'
export type { RepeatedOrder } from './new-order-sheet/repeat-notice'
export type { ReplacedOrder } from './new-order-sheet/replacement-notice'
export type { LastOrder } from './new-order-sheet/same-as-last'
export type { WindowChoices } from './new-order-sheet/window-fields.types'
export {
  NoServicePointsDialog,
  type NoServicePointsDialogProps,
} from './no-service-points-dialog/no-service-points-dialog'
export { OrderChanges, type OrderChangesProps } from './order-changes/order-changes'
export type { DeliveryCatalogue } from './order-detail/delivery-catalogue'
export { OrderActionsBar, type OrderActionsBarProps } from './order-detail/order-actions'
export {
  OrderDetailPanel,
  type OrderDetailPanelProps,
  type OrderDetailState,
  type OrderNeighbours,
  orderDetailTitle,
} from './order-detail/order-detail-panel'
export { OrderDetailView, type OrderDetailViewProps } from './order-detail/order-detail-view'
export { OrderStepsLine, type OrderStepsLineProps } from './order-steps/order-steps'
export {
  OrderTables,
  type OrderTablesProps,
  type OrderTablesState,
} from './order-tables/order-tables'
export { isRowAction, type OrderRowHandlers, type RowAction } from './order-tables/row-actions'
export { orderName, orderStatusText, orderTypeText, refusalText } from './order-words'
export { OrdersExport, type OrdersExportProps } from './orders-export/orders-export'
export { OrdersExportDialog, type OrdersExportDialogProps } from './orders-export/orders-export-dialog'
export {
  OrdersExportMenu,
  type OrdersExportMenuProps,
  type OrdersExportState,
} from './orders-export/orders-export-menu'
export { OrdersHeader, type OrdersHeaderProps } from './orders-header/orders-header'
export { OrdersNotice, type OrdersNoticeKind, type OrdersNoticeProps } from './orders-notice/orders-notice'
export { OrdersSheet, type OrdersSheetProps } from './orders-sheet/orders-sheet'
export {
  type NamedPlace,
  OrdersNarrowing,
  type OrdersNarrowingProps,
  type OrdersSorting,
} from './point-orders/orders-narrowing'
export {
  type OrdersOfCountry,
  type PastState,
  PointOrders,
  type PointOrdersProps,
} from './point-orders/point-orders'
export { PointSearch, type PointSearchProps } from './point-orders/point-search'
export { TodaysLine, type TodaysLineProps } from './point-orders/todays-line'
export { PointSwitcher } from './point-switcher/point-switcher'
export type { PointChoice, PointSwitcherProps } from './point-switcher/point-switcher.types'
export { GivenRatingCard } from './rate-order-dialog/given-rating-card'
export { GivenRatingDialog, type GivenRatingDialogProps } from './rate-order-dialog/given-rating-dialog'
export { RateOrderDialog, type RateOrderDialogProps } from './rate-order-dialog/rate-order-dialog'
export type { GivenRatingState } from './rate-order-dialog/rating-content'
export { TodayStrip, type TodayStripProps } from './today-strip/today-strip'
export { MAX_VISIT_CARDS } from './today-strip/visit-cards'
export { useVisitText } from './use-visit-text'
