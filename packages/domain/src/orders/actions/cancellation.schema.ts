import * as z from 'zod/mini'
import { type FieldsOf, named, TextOrNumber, TypedText } from '../../kernel'

/** The highest number of characters in the observations of a cancellation. */
export const MAX_OBSERVATIONS_LENGTH = 400

/** A reason that a user can choose for the cancellation of an order, from the catalogue of the country. */
export const CancellationReason = named<CancellationReason>().object({
  code: TextOrNumber,
  description: z.string(),
})
export interface CancellationReason extends FieldsOf<typeof CancellationReason> {}

/**
 * Body of the call that cancels an order. The field for the id of the reason contains the code of the reason, because
 * reasons have no ids.
 */
export const CancelOrderRequest = named<CancelOrderRequest>().strictObject({
  cancellationReasonId: z.string().check(z.minLength(1), z.maxLength(64)),
  observations: TypedText.check(z.maxLength(MAX_OBSERVATIONS_LENGTH)),
})
export interface CancelOrderRequest extends FieldsOf<typeof CancelOrderRequest> {}
