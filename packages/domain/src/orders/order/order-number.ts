import * as z from 'zod/mini'
import { cleanCode } from '../../kernel'

/**
 * The number of an order (`serviceCode`) in a search. It has 1 to 15 digits, and the first digit is not 0. (ORD-152)
 */
export const OrderNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/))

/**
 * The order number in a typed or pasted text. Spaces at the ends and a leading `#` are removed: ` #10026 ` is read as
 * `10026`. The result is `undefined` if the text can't be an order number. (ORD-152)
 */
export const readOrderNumber = (typed: string): string | undefined => {
  const parsed = OrderNumber.safeParse(cleanCode(typed).replace(/^#\s*/, ''))
  return parsed.success ? parsed.data : undefined
}
