export {
  type HistoryScope,
  historyParams,
  historyQuery,
  historyScope,
  todaysOrdersQuery,
} from './history-query'
export { ORDER_DETAILS, orderDetailQuery, UPCOMING_ORDERS } from './order-detail-query'
export { type PointsOfCountry, pointsByCountry } from './points-by-country'
export { servicePointsQuery } from './service-points-query'
export { useCancellationReasons } from './use-cancellation-reasons'
export { type GivenRatingKey, useGivenRating } from './use-given-rating'
export { unlessJustRead, useOrderHistory, useReread } from './use-order-history'
