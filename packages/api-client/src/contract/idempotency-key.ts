import * as z from 'zod/mini'

/** Request header that contains the idempotency key of a call. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/**
 * Idempotency key: 1 to 255 visible ASCII characters, usually a random UUID. Several requests with the same key and
 * body create one record. A request with the same key and another body is refused. The functions for servers check only
 * the form of a key; the handler must store it, with the request and the response.
 */
export const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/))
