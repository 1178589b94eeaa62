import * as z from 'zod/mini'
import { type Access, needs } from './define-endpoint'
import { countryCodeText } from './wire-values'

const MAX_LOOK_BACK_SECONDS = 120

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
  query: z.object({
    /**
     * Changes of the last so many seconds are told at once: what may have happened between reading the orders and opening the
     * stream. From 0 up to 120; 0 by itself.
     */
    lookBackSeconds: z.optional(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_LOOK_BACK_SECONDS)),
    ),
  }),
  mediaType: 'text/event-stream',
  /** How far back a stream that is opened may be asked to look. */
  maxLookBackSeconds: MAX_LOOK_BACK_SECONDS,
  /** Name of the only event. */
  event: 'changed',
} as const

/** Data of an event: the orders that have changed; none where changes may have been missed. */
export const OrderChanges = z.object({ serviceIds: z.array(z.string()) })
export type OrderChanges = z.output<typeof OrderChanges>
