export { OrdersExport } from './orders-export'
