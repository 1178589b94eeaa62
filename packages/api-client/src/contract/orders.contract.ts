import { ordersAcrossPoints } from './orders.across-points.contract'
import { pointOrders } from './orders.point.contract'

/** Calls of orders. */
export const orders = { ...pointOrders, ...ordersAcrossPoints }
