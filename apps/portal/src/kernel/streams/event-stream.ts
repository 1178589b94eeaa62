import { EventSourceParserStream } from 'eventsource-parser/stream'

/**
 * The reason why a stream ended. `ended`: the back end closed the stream, or the stream was cancelled; `absent`:
 * this back end has no streams; `failed`: the network, the session or the back end failed.
 */
export type StreamEnd = 'ended' | 'absent' | 'failed'

export interface StreamEvent {
  readonly name: string
  readonly data: string
}

export interface EventStreamRequest {
  readonly url: string
  readonly getToken: () => Promise<string | undefined>
  readonly signal: AbortSignal
  readonly onOpen: () => void
  readonly onEvent: (event: StreamEvent) => void
}

const MEDIA_TYPE = 'text/event-stream'
/** Largest number of characters of one event. The events of the back end are shorter. */
const MAX_EVENT_LENGTH = 65_536
const ABSENT: readonly number[] = [403, 404, 405, 406, 501]

/**
 * Reads server-sent events with the session's bearer token, which the browser's own `EventSource` can't send. It opens
 * the stream once; after a failure the caller decides whether to open it again. (LIV-1)
 */
export const readEventStream = async (
  fetch: typeof globalThis.fetch,
  { url, getToken, signal, onOpen, onEvent }: EventStreamRequest,
): Promise<StreamEnd> => {
  try {
    const token = await getToken()
    if (token === undefined || signal.aborted) return 'failed'
    const headers = { Accept: MEDIA_TYPE, Authorization: `Bearer ${token}` }
    const response = await fetch(url, { headers, signal, cache: 'no-store', credentials: 'omit' })
    const isStream = response.headers.get('content-type')?.startsWith(MEDIA_TYPE) === true
    if (ABSENT.includes(response.status) || (response.ok && !isStream)) {
      await response.body?.cancel()
      return 'absent'
    }
    if (!response.ok || response.body === null) return 'failed'
    onOpen()
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT_LENGTH }))
      .getReader()
    for (;;) {
      const { done, value } = await events.read()
      if (done) return 'ended'
      onEvent({ name: value.event ?? 'message', data: value.data })
    }
  } catch {
    return signal.aborted ? 'ended' : 'failed'
  }
}
