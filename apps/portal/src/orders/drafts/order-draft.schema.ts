import type { OrderEntries } from '@remesa/ui/orders'
import * as z from 'zod/mini'

const texts = z.record(z.string(), z.string())

const composition = z.object({
  pieces: z.record(
    z.string(),
    z.object({ mode: z.enum(['quantity', 'amount']), typed: z.string(), remainder: z.number() }),
  ),
  packs: texts,
  packId: z.string(),
  packQuantity: z.string(),
})

const entries: z.ZodMiniType<OrderEntries> = z.object({
  delivery: composition,
  'delivery-exchange': composition,
  'supply-material-service': z.object({
    quantities: texts,
    added: z.object({ commodityTypeId: z.string(), commodityId: z.string(), quantity: z.string() }),
  }),
})

/** An order that was typed and not sent, as the browser keeps it: nothing about the user, and no fact that is looked up anew. */
export const OrderDraft = z.object({
  version: z.literal(1),
  /** The key of the order. It tells the draft from every other, and never makes a second order of it. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** When it was changed last, in epoch milliseconds. */
  typedAt: z.int(),
  type: z.string(),
  /** Held to the domain's own schema when it is taken up again. */
  drafts: z.unknown(),
  entries: z.catch(z.optional(entries), undefined),
  /** It was sent, and no answer arrived. */
  isUncertain: z.boolean(),
})
export type OrderDraft = z.output<typeof OrderDraft>
