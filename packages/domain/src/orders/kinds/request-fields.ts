import * as z from 'zod/mini'
import { Instant, TypedText } from '../../kernel'

/** Pieces, packs or articles of one line of a body. */
export const quantity = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** Fields of every body. */
export const requestFields = {
  countryCode: z.string().check(z.minLength(2), z.maxLength(2)),
  /** The service point's id in the external operations system. */
  servicePointId: z.string().check(z.minLength(1), z.maxLength(64)),
  origin: z.string().check(z.minLength(1), z.maxLength(64)),
  userName: z.string().check(z.minLength(1), z.maxLength(200)),
  hasLimitDate: z.literal(false),
}

/** Fields of the body of every dated request. */
export const datedRequestFields = {
  ...requestFields,
  comments: TypedText.check(z.maxLength(2_000)),
  serviceDate: Instant,
  hasDate: z.literal(true),
  requestInitialTime: z.optional(Instant),
  requestFinalTime: z.optional(Instant),
}

/** Fields of every stored draft with a day, as typed. */
export const datedDraftFields = {
  serviceDate: z.string(),
  from: z.string(),
  until: z.string(),
  comments: z.string(),
}
