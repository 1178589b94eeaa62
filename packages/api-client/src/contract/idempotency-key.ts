import * as z from 'zod/mini'

/** Request header that contains the idempotency key of a call. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/**
 * Idempotency key: 1 to 255 visible ASCII characters, usually a random UUID. Requests with the same key and body create
 * one record, however many are sent. A request with the same key and another body is refused. The server binding checks
 * the form of a key alone: the handler stores it, with the request and the answer.
 */
export const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/))
