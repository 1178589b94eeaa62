import * as z from 'zod/mini'

/** Request header that carries the key of a create. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/**
 * Name of one intended create: 1 to 255 visible ASCII characters, usually a random UUID. The same key with the same
 * body creates one record however often it is sent; with another body it is refused.
 */
export const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/))
