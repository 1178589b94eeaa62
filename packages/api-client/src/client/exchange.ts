import { createFetch } from 'ofetch'
import { untilAborted } from './abortable'
import type { BuiltRequest } from './build-request'

/** The largest answer that is read, in bytes. */
export const MAX_ANSWER_BYTES = 10 * 1024 * 1024

/** What one sending came to. A text of `undefined` is an answer over the size limit. */
export type Exchange =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Headers
      readonly text: string | undefined
    }
  | { readonly kind: 'no-answer' }

/**
 * Sends one request once and reads the whole answer as text. Parsing, repeating and time limits of the fetch library
 * are left unused: it takes broken JSON for text, repeats what must not be repeated and stops its clock at the headers.
 */
export const createExchange = (fetch: typeof globalThis.fetch | undefined) => {
  const send = createFetch({
    // Looked up at each call, so that a page may instrument it later.
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    Headers,
    AbortController,
    defaults: { retry: false, ignoreResponseError: true, responseType: 'stream' },
  })
  return async ({ method, url, headers, body }: BuiltRequest, signal: AbortSignal): Promise<Exchange> => {
    try {
      const work = send.raw(url, { method, headers, signal, ...(body === undefined ? {} : { body }) })
      const response = await untilAborted(work, signal)
      const { status } = response
      const text = await readText(response, signal)
      return { kind: 'answered', status, headers: response.headers, text }
    } catch {
      return { kind: 'no-answer' }
    }
  }
}

const readText = async (response: Response, signal: AbortSignal): Promise<string | undefined> => {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), signal)
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > MAX_ANSWER_BYTES) return undefined
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    // Ends the transfer when it was left early; a stream that has ended or broken already doesn't mind.
    reader.cancel().catch(() => undefined)
  }
}
