export { startOrderClock } from './order-clock'
export { maxHistoryDays, orderHandlers } from './order-handlers'
export { advanceOrders } from './order-lifecycle'
