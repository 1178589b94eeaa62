import { Instant, pageOf } from '@remesa/domain/kernel'
import { LocatedOrder, OrderNumber, pastLists } from '@remesa/domain/orders'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { countryCodeText, pageQuery } from './wire-values'

const inCountry = z.object({ countryCode: countryCodeText })

/** Calls that read orders of all service points that the user may see. */
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
  past: defineEndpoint({
    summary:
      "Orders over every service point within the caller's reach that are not to come, each with its point: `list` names those that started before today, or the cancelled ones. Their start lies within the limits, both inclusive; the latest comes first.",
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/request-past',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    query: z.object({
      list: z.enum(pastLists),
      lowerLimitSearch: Instant,
      upperLimitSearch: Instant,
      ...pageQuery,
    }),
    response: pageOf(LocatedOrder),
  }),
}

/**
 * Only the calls about orders of all service points, for an API client that a screen creates when it first needs them.
 */
export const acrossPointsCalls = { orders: ordersAcrossPoints }
export type AcrossPointsCalls = typeof acrossPointsCalls
