import { Instant } from '@remesa/domain/kernel'
import { CustomerCurrency, OrderRow, PickupDetail, PickupRequest } from '@remesa/domain/orders'
import { z } from 'zod'
import { defineEndpoint, needs } from './define-endpoint'
import { countryCodeText } from './wire-values'

const inCountry = z.object({ countryCode: countryCodeText })
const ofService = inCountry.extend({ serviceId: z.string().min(1).max(64) })

/** Answer of a create: the ids under which the order is found again. */
export const CreatedOrder = z.object({ serviceId: z.string(), serviceCode: z.string() })
export type CreatedOrder = z.output<typeof CreatedOrder>

export const orders = {
  history: defineEndpoint({
    summary:
      "Orders of a service point whose start lies within the limits, both inclusive. The id is the point's id in the external operations system.",
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/request-historial/:servicePointId',
    access: needs('read', 'OrdersPage'),
    params: inCountry.extend({ servicePointId: z.string().min(1).max(64) }),
    query: z.object({ lowerLimitSearch: Instant, upperLimitSearch: Instant }),
    response: z.object({ requestHistorials: z.object({ services: z.array(OrderRow) }) }),
  }),
  currencies: defineEndpoint({
    summary: 'Currencies that the customers of a country may use in orders.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/currency',
    access: needs('read', 'OrdersPage'),
    params: inCountry,
    response: z.object({ currencies: z.array(CustomerCurrency) }),
  }),
  createPickup: defineEndpoint({
    summary: 'Requests a pickup. Refused with 400 and the issues per field where a rule does not hold.',
    method: 'PUT',
    path: '/api/sol-customer/:countryCode/v1/pick-up-service',
    access: needs('manage', 'Pickup'),
    creates: true,
    params: inCountry,
    body: PickupRequest,
    response: CreatedOrder,
  }),
  pickup: defineEndpoint({
    summary: 'One pickup with its consignment documents.',
    method: 'GET',
    path: '/api/sol-customer/:countryCode/v1/pick-up-service/:serviceId',
    access: needs('read', 'OrdersPage'),
    params: ofService,
    response: z.union([
      z.object({ pickUpService: PickupDetail }).transform((answer) => answer.pickUpService),
      PickupDetail,
    ]),
  }),
}
