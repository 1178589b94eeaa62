export { orderPatterns } from './order-patterns'
export type { OrderKey } from './orders-url'
export { useOrdersUrl } from './use-orders-url'
