import { ordersAcrossPoints } from './orders.across-points.contract'
import { pointOrders } from './orders.point.contract'

export const orders = { ...pointOrders, ...ordersAcrossPoints }
