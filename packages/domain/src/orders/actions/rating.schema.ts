import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, named, TypedText } from '../../kernel'
import { MAX_COMMENTS_LENGTH } from '../order/order-base'

/** The lowest number of a rating, which means very bad. */
export const MIN_RATE = 1
/** The highest number of a rating, which means excellent. */
export const MAX_RATE = 5

const Rate = z.int().check(z.minimum(MIN_RATE), z.maximum(MAX_RATE))

/** The rating that a user gave an order. `rate` is a number from 1 (very bad) to 5 (excellent). */
export const OrderRating = named<OrderRating>().object({ rate: Rate, comments: absentAsNull(z.string()) })
export interface OrderRating extends FieldsOf<typeof OrderRating> {}

/** Body of the call that rates an order. */
export const RateOrderRequest = named<RateOrderRequest>().strictObject({
  serviceId: z.string().check(z.minLength(1), z.maxLength(64)),
  rate: Rate,
  comments: TypedText.check(z.maxLength(MAX_COMMENTS_LENGTH)),
})
export interface RateOrderRequest extends FieldsOf<typeof RateOrderRequest> {}
