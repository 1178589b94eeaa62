import { createFetch } from 'ofetch'
import { untilAborted } from './abortable'
import type { AnswerProgress } from './api-client'
import type { BuiltRequest } from './build-request'

/** What one sending came to. A body of `undefined` is an answer over the size limit. */
export type Exchange =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Headers
      readonly body: Uint8Array<ArrayBuffer> | undefined
    }
  | { readonly kind: 'no-answer' }

/** A request with what is to be heard of its answer while it arrives. */
export interface SentRequest extends BuiltRequest {
  readonly onProgress?: ((progress: AnswerProgress) => void) | undefined
}

/**
 * Sends one request once and reads the whole answer. Parsing, retries and time limits of the fetch library are not used:
 * it takes broken JSON for text, repeats what must not be repeated and ends its time limit at the headers.
 */
export const createExchange = (fetch: typeof globalThis.fetch | undefined) => {
  const send = createFetch({
    // Looked up at each call, so that a page may instrument it later.
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    Headers,
    AbortController,
    defaults: { retry: false, ignoreResponseError: true, responseType: 'stream' },
  })
  return async (
    { method, url, headers, body, maxBytes, onProgress }: SentRequest,
    signal: AbortSignal,
  ): Promise<Exchange> => {
    try {
      const work = send.raw(url, { method, headers, signal, ...(body === undefined ? {} : { body }) })
      const response = await untilAborted(work, signal)
      const { status } = response
      const total = Number(response.headers.get('content-length')) || undefined
      const received = await readBody(response, maxBytes, {
        signal,
        onBytes: (bytes) => onProgress?.({ received: bytes, total }),
      })
      return { kind: 'answered', status, headers: response.headers, body: received }
    } catch {
      return { kind: 'no-answer' }
    }
  }
}

const readBody = async (
  response: Response,
  maxBytes: number,
  { signal, onBytes }: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (response.body === null) return new Uint8Array()
  const reader = response.body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), signal)
      if (done) return joined(chunks, bytes)
      bytes += value.byteLength
      if (bytes > maxBytes) return undefined
      chunks.push(value)
      onBytes(bytes)
    }
  } finally {
    // Ends a transfer that is not read to its end; on a stream that has ended or failed this does nothing.
    reader.cancel().catch(() => undefined)
  }
}

const joined = (
  [first, ...more]: readonly Uint8Array<ArrayBuffer>[],
  bytes: number,
): Uint8Array<ArrayBuffer> => {
  if (first === undefined || more.length === 0) return first ?? new Uint8Array()
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of [first, ...more]) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
