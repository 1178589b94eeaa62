import * as z from 'zod/mini'
import { TextOrNumber } from '../kernel'

/** Longest observations of a cancellation, in characters. */
export const MAX_OBSERVATIONS_LENGTH = 400

/** Why an order may be cancelled, as the catalogue of the country lists it. */
export const CancellationReason = z.object({ code: TextOrNumber, description: z.string() })
export type CancellationReason = z.output<typeof CancellationReason>

/** Body of the cancel call. The call asks for an id; reasons have none, so it is their code. */
export const CancelOrderRequest = z.strictObject({
  cancellationReasonId: z.string().check(z.minLength(1), z.maxLength(64)),
  observations: z.string().check(z.maxLength(MAX_OBSERVATIONS_LENGTH)),
})
export type CancelOrderRequest = z.output<typeof CancelOrderRequest>
