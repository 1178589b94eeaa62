import { ordersAcrossPoints } from './orders.across-points.contract'
import { pointOrders } from './orders.point.contract'

/** Calls that request, read, cancel and rate orders. */
export const orders = { ...pointOrders, ...ordersAcrossPoints }
