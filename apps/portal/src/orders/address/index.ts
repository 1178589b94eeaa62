export { orderPatterns } from './order-patterns'

export { type OrderKey, type OrdersUrl, readOrdersUrl } from './orders-url'
export { useOrdersUrl } from './use-orders-url'
