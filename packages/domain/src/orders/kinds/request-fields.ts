import * as z from 'zod/mini'
import { Instant, TypedText } from '../../kernel'

/** The quantity in one line of the body of a request: the number of pieces, packs or articles. */
export const quantity = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** The fields that the bodies of all order types have. */
export const requestFields = {
  countryCode: z.string().check(z.minLength(2), z.maxLength(2)),
  /** The `oidSol` of the service point; the `id` of the point in the portal if it has no `oidSol`. (ORD-44) */
  servicePointId: z.string().check(z.minLength(1), z.maxLength(64)),
  origin: z.string().check(z.minLength(1), z.maxLength(64)),
  userName: z.string().check(z.minLength(1), z.maxLength(200)),
  hasLimitDate: z.literal(false),
}

/** The fields that the bodies of all order types with a day have. */
export const datedRequestFields = {
  ...requestFields,
  comments: TypedText.check(z.maxLength(2_000)),
  serviceDate: Instant,
  hasDate: z.literal(true),
  requestInitialTime: z.optional(Instant),
  requestFinalTime: z.optional(Instant),
}

/** The fields that the stored drafts of all order types with a day have, with texts as the user typed them. */
export const datedDraftFields = {
  serviceDate: z.string(),
  from: z.string(),
  until: z.string(),
  comments: z.string(),
}
