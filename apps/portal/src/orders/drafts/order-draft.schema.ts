import { isRequestType, StoredOrderDrafts } from '@remesa/domain/orders'
import * as z from 'zod/mini'

/** An unsent order as the browser stores it: nothing about the user, and nothing that can be looked up again. */
export const OrderDraft = z.object({
  version: z.literal(1),
  /** The key of the order. It identifies the draft, and never creates a second order. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Time of the last change, in epoch milliseconds. */
  typedAt: z.int(),
  type: z.string(),
  /** All values as typed. A draft of an earlier version is read if it still matches, and dropped otherwise. */
  drafts: StoredOrderDrafts,
  /** Whether the order was sent, and no answer arrived. */
  isUncertain: z.boolean(),
  /** The order that the draft replaces. Texts name it, also in the comments of the new order. */
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
