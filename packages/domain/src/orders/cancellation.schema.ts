import * as z from 'zod/mini'
import { type FieldsOf, named, TextOrNumber } from '../kernel'

/** Longest observations of a cancellation, in characters. */
export const MAX_OBSERVATIONS_LENGTH = 400

/** Why an order may be cancelled, as the catalogue of the country lists it. */
export const CancellationReason = named<CancellationReason>().object({
  code: TextOrNumber,
  description: z.string(),
})
export interface CancellationReason extends FieldsOf<typeof CancellationReason> {}

/** Body of the cancel call. The call asks for an id; reasons have none, so it is their code. */
export const CancelOrderRequest = named<CancelOrderRequest>().strictObject({
  cancellationReasonId: z.string().check(z.minLength(1), z.maxLength(64)),
  observations: z.string().check(z.maxLength(MAX_OBSERVATIONS_LENGTH)),
})
export interface CancelOrderRequest extends FieldsOf<typeof CancelOrderRequest> {}
