import { OrdersReportRequest, OrdersReportType } from '@remesa/domain/orders'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { RequestAnswer } from './wire-values'

/** Calls that request reports of the orders in a history. */
export const orderReports = {
  orderTypes: defineEndpoint({
    summary: 'The reports as which the history of orders can be exported.',
    method: 'GET',
    path: '/api/configuration/v1/report/orders/types',
    access: needs('read', 'ReportTypeOrders'),
    response: z.array(OrdersReportType),
  }),
  requestOrders: defineEndpoint({
    summary: 'Requests a report of the orders of the named service points, within the limits.',
    method: 'POST',
    path: '/api/configuration/v1/report/orders',
    access: needs('read', 'ReportTypeOrders'),
    creates: true,
    errors: ['not-found', 'too-many-requests'],
    body: OrdersReportRequest,
    response: RequestAnswer,
  }),
}
