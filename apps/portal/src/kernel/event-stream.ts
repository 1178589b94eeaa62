/**
 * How a stream came to its end: it `ended` by itself or was given up, is `absent` on this back end, or `failed`: the
 * network, the session or the back end would not have it now.
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
/** Characters of one event that are read; more is no event of ours. */
const MAX_EVENT_LENGTH = 65_536
const ABSENT: readonly number[] = [403, 404, 405, 406, 501]

/**
 * LIV-1. Reads server-sent events with the bearer token of the session, which the browser's own `EventSource` can't send.
 * It tries once; whoever asks decides about another time.
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
    const parser = createEventParser(onEvent)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'ended'
      if (!parser(value)) {
        await reader.cancel()
        return 'failed'
      }
    }
  } catch {
    return signal.aborted ? 'ended' : 'failed'
  }
}

/**
 * Takes the text of a stream piece by piece, however it was cut, and tells of each event that is complete.
 *
 * @returns `false` from a piece on that makes an event longer than is read.
 */
export const createEventParser = (onEvent: (event: StreamEvent) => void): ((text: string) => boolean) => {
  let rest = ''
  return (text) => {
    // A line may end in CR LF; a CR at the very end waits for what comes.
    const lines = `${rest}${text}`.replace(/\r\n|\r(?!$)/g, '\n')
    const blocks = lines.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event !== undefined) onEvent(event)
    }
    return rest.length <= MAX_EVENT_LENGTH
  }
}

/** The event of a block of lines; nothing for comments and other fields alone. */
const eventOf = (block: string): StreamEvent | undefined => {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? undefined : { name, data: data.join('\n') }
}
