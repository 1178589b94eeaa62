import { StoredOrderDrafts } from '@remesa/domain/orders'
import * as z from 'zod/mini'

/** An order that was typed and not sent, as the browser keeps it: nothing about the user, and no fact that is looked up anew. */
export const OrderDraft = z.object({
  version: z.literal(1),
  /** The key of the order. It tells the draft from every other, and never makes a second order of it. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** When it was changed last, in epoch milliseconds. */
  typedAt: z.int(),
  type: z.string(),
  /** Everything as it was typed. A draft of an earlier version is read where it fits, and dropped where it does not. */
  drafts: StoredOrderDrafts,
  /** It was sent, and no answer arrived. */
  isUncertain: z.boolean(),
})
export type OrderDraft = z.output<typeof OrderDraft>
