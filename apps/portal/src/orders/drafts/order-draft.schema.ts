import { isRequestType, StoredOrderDrafts } from '@remesa/domain/orders'
import * as z from 'zod/mini'

/**
 * An unsent order as the browser stores it. It contains nothing about the user, and no data that the back end can
 * provide again.
 */
export const OrderDraft = z.object({
  version: z.literal(1),
  /**
   * The idempotency key of the order, which is also the id of the draft. Sending the draft twice therefore creates only
   * one order.
   */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Time of the last change, in epoch milliseconds. */
  typedAt: z.int(),
  type: z.string(),
  /**
   * All values as the user typed them. Values that an earlier version of the portal stored are used if they match
   * this schema; otherwise the draft is deleted.
   */
  drafts: StoredOrderDrafts,
  /** Whether the order was sent but no response arrived. */
  isUncertain: z.boolean(),
  /** The order that the draft replaces. Its number appears in texts and in the comments of the new order. */
  replaces: z.optional(
    z.object({
      type: z.string().check(z.refine(isRequestType)),
      serviceId: z.string(),
      serviceCode: z.string(),
      note: z.string(),
    }),
  ),
})
export type OrderDraft = z.output<typeof OrderDraft>
