export { useOrderCall } from './use-order-call'
