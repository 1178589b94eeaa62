export { startOrderClock } from './order-clock'
export { orderHandlers } from './order-handlers'
export { advanceOrders } from './order-lifecycle'
