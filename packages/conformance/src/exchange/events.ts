import { parseEvents, type StreamEvent } from '../checks/parse-events'

/** The events of a stream, until the stream ends or the signal is aborted. */
export async function* eventsOf(response: Response, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  const reader = response.body?.getReader()
  if (reader === undefined) return
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const { events, rest } = parseEvents(text + decoder.decode(value, { stream: true }))
      text = rest
      yield* events
    }
  } catch {
    // If the connection was lost or the signal was aborted, the events end without an error.
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
