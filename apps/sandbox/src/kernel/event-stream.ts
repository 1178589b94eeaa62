/** Maximum number of lines that a client may leave unread. Beyond this number the connection counts as lost. */
const maxUnread = 100
const keepAliveMs = 20_000
/** Lifetime of a stream whose token has no expiry. */
const longestMs = 300_000
/** The first wait of a client before it reconnects, in milliseconds. */
const retryMs = 3_000

/** The functions for the source of a stream's events. After its end they have no effect. */
export interface EventSink {
  readonly send: (event: { readonly name: string; readonly data: unknown }) => void
  readonly end: () => void
}

export interface EventStreamOptions {
  /** The longest lifetime in milliseconds; `undefined` for the default. */
  readonly livesMs: number | undefined
  /** Starts to send events. The returned function stops it. */
  readonly follow: (sink: EventSink) => () => void
  /** Called once at the end of the stream, whatever has ended it. */
  readonly onReleased: () => void
}

/**
 * A stream of server-sent events. It ends when its time is over, when its client disconnects or when its source ends
 * it.
 */
export const eventStream = ({
  livesMs = longestMs,
  follow,
  onReleased,
}: EventStreamOptions): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let release = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let isReleased = false
        const write = (text: string) => {
          if (isReleased) return
          if ((controller.desiredSize ?? 0) <= 0) end()
          else controller.enqueue(encoder.encode(text))
        }
        const unfollow = follow({
          send: ({ name, data }) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
          end: () => end(),
        })
        const keepAlive = setInterval(() => write(': still here\n\n'), keepAliveMs)
        const expiry = setTimeout(() => end(), Math.min(livesMs, 2 ** 31 - 1))
        release = () => {
          if (isReleased) return
          isReleased = true
          unfollow()
          clearInterval(keepAlive)
          clearTimeout(expiry)
          onReleased()
        }
        const end = () => {
          if (isReleased) return
          release()
          controller.close()
        }
        write(`retry: ${retryMs}\n\n`)
      },
      cancel: () => release(),
    },
    { highWaterMark: maxUnread },
  )
}
