export { useOrderLookup } from './use-order-lookup'
