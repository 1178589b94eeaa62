import { type FieldsOf, named } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { type Access, needs } from './define-endpoint'
import { countryCodeText } from './wire-values'

const MAX_LOOK_BACK_SECONDS = 120

/**
 * An extension of the specification: changes of a service point's orders as they happen, as server-sent events
 * (`text/event-stream`) for users who may read them. It is not a call of the contract, because a stream does not end with
 * an answer. A back end without it answers 404, and its orders are polled.
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
     * Seconds to look back: changes between reading the orders and opening the stream are sent at once. From
     * 0 to 120; default 0.
     */
    lookBackSeconds: z.optional(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_LOOK_BACK_SECONDS)),
    ),
  }),
  mediaType: 'text/event-stream',
  /** The longest time that a new stream can look back. */
  maxLookBackSeconds: MAX_LOOK_BACK_SECONDS,
  /** Name of the only event. */
  event: 'changed',
} as const

/** Data of an event: the orders that have changed; an empty list if changes may have been missed. */
export const OrderChanges = named<OrderChanges>().object({ serviceIds: z.array(z.string()) })
export interface OrderChanges extends FieldsOf<typeof OrderChanges> {}
