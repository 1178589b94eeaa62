export { ORDER_DETAILS, orderDetailQuery, type ReadOrder } from './order-detail-query'
export { servicePointsQuery } from './service-points-query'
export { useCancellationReasons } from './use-cancellation-reasons'
export { historyParams, useOrderHistory, useReread } from './use-order-history'
