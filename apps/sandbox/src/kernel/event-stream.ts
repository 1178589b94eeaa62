/** Largest number of unread lines of a client. If a client leaves more lines unread, its connection counts as lost. */
const maxUnread = 100
const keepAliveMs = 20_000
/** Longest lifetime in milliseconds of a stream whose token has no expiry. */
const longestMs = 300_000
/** Time in milliseconds that a client waits before its first attempt to connect again. */
const retryMs = 3_000

/**
 * The functions with which the source of a stream sends events and ends the stream. After the stream has ended, these
 * functions do nothing.
 */
export interface EventSink {
  readonly send: (event: { readonly name: string; readonly data: unknown }) => void
  readonly end: () => void
}

export interface EventStreamOptions {
  /** The longest lifetime of the stream in milliseconds; `undefined` for the default. */
  readonly livesMs: number | undefined
  /** Starts to send events. The returned function stops sending. */
  readonly follow: (sink: EventSink) => () => void
  /** The function that is called once when the stream has ended, whatever the reason. */
  readonly onReleased: () => void
}

/**
 * A stream of server-sent events. It ends when its lifetime is over, when the client disconnects, or when the source
 * ends it.
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
