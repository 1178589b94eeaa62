import * as z from 'zod/mini'
import { type Access, needs } from './define-endpoint'
import { countryCodeText } from './wire-values'

/**
 * What the back end offers beyond the specification: changes of a service point's orders as they happen, as server-sent
 * events (`text/event-stream`) to whoever may read them. It is no call of the contract, because it does not end with its
 * answer: a back end that has none answers 404, and its orders are asked for from time to time.
 */
export const orderChanges = {
  path: '/api/sol-customer/:countryCode/v1/request-historial/:servicePointId/changes',
  access: needs('read', 'OrdersPage') satisfies Access,
  params: z.object({
    countryCode: countryCodeText,
    servicePointId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  mediaType: 'text/event-stream',
  /** Name of the only event. */
  event: 'changed',
} as const

/** Data of an event: the orders that have changed; none where changes may have been missed. */
export const OrderChanges = z.object({ serviceIds: z.array(z.string()) })
export type OrderChanges = z.output<typeof OrderChanges>
