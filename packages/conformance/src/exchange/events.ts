import { parseEvents, type StreamEvent } from '../checks/parse-events'

/** The events of a stream until it ends or its signal ends it. */
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
    // The connection was lost or the signal was aborted, which ends the events without an error.
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
