export { orderPatterns } from './order-patterns'

export { type ListedOrder, type OrderKey, type OrdersUrl, readOrdersUrl, writeOrdersUrl } from './orders-url'
export { useOrdersUrl } from './use-orders-url'
