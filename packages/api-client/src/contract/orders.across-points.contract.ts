import { pageOf } from '@remesa/domain/kernel'
import { LocatedOrder, OrderNumber } from '@remesa/domain/orders'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { countryCodeText, pageQuery } from './wire-values'

const inCountry = z.object({ countryCode: countryCodeText })

/** Orders of all service points within reach; those of one point are the other part. */
export const ordersAcrossPoints = {
  find: defineEndpoint({
    summary:
      'The order that bears a number in a country, however long ago it was, with its service point. A number of a point out of reach is answered (404) like one that nobody has.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/request',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    query: z.object({ number: OrderNumber }),
    response: LocatedOrder,
  }),
  upcoming: defineEndpoint({
    summary:
      "Orders of today and later over every service point within the caller's reach, each with its point: the earliest start first, those without one last. Today is that of the country; cancelled orders are left out.",
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/request-upcoming',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    query: z.object(pageQuery),
    response: pageOf(LocatedOrder),
  }),
}

/** The calls over all service points alone, for a client that is made when a screen first needs them. */
export const acrossPointsCalls = { orders: ordersAcrossPoints }
export type AcrossPointsCalls = typeof acrossPointsCalls
