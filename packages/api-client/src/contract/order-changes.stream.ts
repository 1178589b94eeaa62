import { type FieldsOf, named } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { type Access, needs } from './define-endpoint'
import { countryCodeText } from './wire-values'

const MAX_LOOK_BACK_SECONDS = 120

/**
 * An extension of the specification: the changes of a service point's orders as server-sent events
 * (`text/event-stream`), for users who may read these orders. It is not a call of the contract, because a stream does
 * not end with a response. If a back end does not have this stream, it responds with 404, and the client polls the
 * orders instead.
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
     * A new stream also sends the changes of this number of seconds before it was opened: 0 to 120, by default 0. The
     * client thus gets the changes that have happened since it read the orders.
     */
    lookBackSeconds: z.optional(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_LOOK_BACK_SECONDS)),
    ),
  }),
  mediaType: 'text/event-stream',
  /** The highest permitted value of `lookBackSeconds`. */
  maxLookBackSeconds: MAX_LOOK_BACK_SECONDS,
  /** Name of the only event of the stream. */
  event: 'changed',
} as const

/** Data of an event: the orders that have changed. The list is empty if changes may have been missed. */
export const OrderChanges = named<OrderChanges>().object({ serviceIds: z.array(z.string()) })
export interface OrderChanges extends FieldsOf<typeof OrderChanges> {}
