export { CancellationReason, CancelOrderRequest } from './cancellation.schema'
export { OrdersReportRequest, OrdersReportType } from './history-export.schema'
export { CommodityType, Denomination, Fault, Pack } from './order-catalogue.schema'
export {
  AssistanceDetail,
  ConsignmentDocument,
  Container,
  CustomerCurrency,
  DeliveryDetail,
  OrderDetail,
  PickupDetail,
  SupplyDetail,
} from './order-detail.schema'
export { AssistanceRequest, DeliveryRequest, PickupRequest, SupplyRequest } from './order-request.schema'
export { OrderRow, RequestedAmount } from './order-row.schema'
export { parseOrderDetail } from './parse-order-detail'
export { OrderRating, RateOrderRequest } from './rating.schema'
export { restoreNewOrder } from './restore-new-order'
