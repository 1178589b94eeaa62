import { createFetch, FetchError } from 'ofetch'
import { untilAborted } from './abortable'
import type { AnswerProgress } from './api-client'
import type { BuiltRequest } from './build-request'

/** The outcome of sending one request: a response, or the reason why there is none. */
export type Exchange =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Pick<Headers, 'get'>
      readonly body: AnswerBody
    }
  | { readonly kind: 'no-answer'; readonly cause: unknown }

/**
 * Body of a response: bytes, or text if the runtime has no streams and no file is expected. It is `undefined` if the
 * body exceeds the size limit.
 */
export type AnswerBody = Uint8Array<ArrayBuffer> | string | undefined

/** A request, with a function that is called when parts of its response arrive. */
export interface SentRequest extends BuiltRequest {
  readonly onProgress?: ((progress: AnswerProgress) => void) | undefined
}

/**
 * The function that sends one request once and reads the whole response. The fetch library's parsing, retries and time
 * limits are not used, because it accepts broken JSON as text, sends writes again, and stops measuring time at the
 * headers.
 */
export const createExchange = (fetch: typeof globalThis.fetch | undefined) => {
  const send = createFetch({
    // The global `fetch` is looked up at each call, so that a page may replace it later, for instance to measure calls.
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    Headers,
    AbortController,
    defaults: { retry: false, ignoreResponseError: true, responseType: 'stream' },
  })
  return async (
    { method, url, headers, body, isFile, maxBytes, onProgress }: SentRequest,
    signal: AbortSignal,
  ): Promise<Exchange> => {
    try {
      const work = send.raw(url, { method, headers, signal, ...(body === undefined ? {} : { body }) })
      const response = await untilAborted(work, signal)
      const { status } = response
      const total = Number(response.headers.get('content-length')) || undefined
      const received = await readBody(response, maxBytes, {
        signal,
        isFile: isFile && response.ok,
        onBytes: (bytes) => onProgress?.({ received: bytes, total }),
      })
      return { kind: 'answered', status, headers: response.headers, body: received }
    } catch (error) {
      // The library's error contains the request with its token, so only the cause of the error is returned.
      return { kind: 'no-answer', cause: error instanceof FetchError ? error.cause : error }
    }
  }
}

interface Reading {
  readonly signal: AbortSignal
  readonly isFile: boolean
  readonly onBytes: (bytes: number) => void
}

const readBody = async (response: Response, maxBytes: number, reading: Reading): Promise<AnswerBody> => {
  // In React Native the property does not exist (`undefined`). For a response without a body it is `null`.
  const body: Response['body'] | undefined = response.body
  if (body === undefined) return readWhole(response, maxBytes, reading)
  if (body === null) return new Uint8Array()
  const { signal, onBytes } = reading
  const reader = body.getReader()
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
    // This stops a transfer that is not read to its end. It has no effect on a stream that has ended or failed.
    reader.cancel().catch(() => undefined)
  }
}

/**
 * The body of a response in a runtime without streams. It is read as text if possible, because some of these runtimes
 * can't decode bytes.
 */
const readWhole = async (
  response: Response,
  maxBytes: number,
  { signal, isFile, onBytes }: Reading,
): Promise<AnswerBody> => {
  const work = isFile ? response.arrayBuffer().then((buffer) => new Uint8Array(buffer)) : response.text()
  const whole = await untilAborted<Uint8Array<ArrayBuffer> | string>(work, signal)
  onBytes(whole.length)
  return whole.length > maxBytes ? undefined : whole
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
