import * as z from 'zod/mini'
import { cleanCode } from '../../kernel'

/** The number of an order (`serviceCode`) in a search: 1 to 15 digits, the first one not 0. (ORD-152) */
export const OrderNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/))

/**
 * The order number in a typed or pasted text, without spaces at its ends and without a leading `#`; `undefined` for a
 * text that can't be an order number. Example: ` #10026 ` is `10026`. (ORD-152)
 */
export const readOrderNumber = (typed: string): string | undefined => {
  const parsed = OrderNumber.safeParse(cleanCode(typed).replace(/^#\s*/, ''))
  return parsed.success ? parsed.data : undefined
}
