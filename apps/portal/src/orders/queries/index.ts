export {
  type HistoryScope,
  historyParams,
  historyQuery,
  historyScope,
  type Time,
  todaysOrdersQuery,
} from './history-query'
export { ORDER_DETAILS, orderDetailQuery, type ReadOrder, UPCOMING_ORDERS } from './order-detail-query'
export { servicePointsQuery } from './service-points-query'
export { useCancellationReasons } from './use-cancellation-reasons'
export { type GivenRatingKey, useGivenRating } from './use-given-rating'
export { useOrderHistory, useReread } from './use-order-history'
