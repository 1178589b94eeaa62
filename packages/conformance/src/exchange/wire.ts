import { codeOf, type Seen } from '../checks/seen'

/** A request to be sent. */
export interface Outgoing {
  readonly method: string
  /** Path of the request with its query. */
  readonly path: string
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Body of the request as text. */
  readonly body?: string | undefined
}

export interface WireOptions {
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly timeoutMs: number
}

/**
 * The functions that send requests to the back end. Their promises never reject. A read is sent once more if its
 * connection was lost.
 */
export interface Wire {
  readonly send: (outgoing: Outgoing) => Promise<Seen>
  /** Opens a stream, which ends when the signal is aborted. */
  readonly open: (outgoing: Outgoing, signal: AbortSignal) => Promise<Response | Seen>
}

const longestWaitSeconds = 60
const mostRepeats = 8

export const createWire = ({ baseUrl, fetch, timeoutMs }: WireOptions): Wire => {
  const root = baseUrl.replace(/\/+$/, '')
  const request = ({ method, path, token, headers, body }: Outgoing, signal: AbortSignal) =>
    fetch(`${root}${path}`, {
      method,
      signal,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
  const once = async (outgoing: Outgoing): Promise<Seen> => {
    try {
      const response = await request(outgoing, AbortSignal.timeout(timeoutMs))
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: jsonOf(response, text) }
    } catch (thrown) {
      return unanswered(thrown)
    }
  }
  const send = async (outgoing: Outgoing): Promise<Seen> => {
    let seen = await once(outgoing)
    if (seen.isLost === true && outgoing.method === 'GET') seen = await once(outgoing)
    for (let repeats = 0; repeats < mostRepeats; repeats += 1) {
      const seconds = waitOf(seen)
      if (seconds === undefined) break
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
      seen = await once(outgoing)
    }
    return seen
  }
  return {
    send,
    open: async (outgoing, signal) => {
      try {
        return await request(outgoing, signal)
      } catch (thrown) {
        return unanswered(thrown)
      }
    },
  }
}

const unanswered = (thrown: unknown): Seen => {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? `: ${thrown.cause.message}` : ''
  const isLost = !(thrown instanceof Error && thrown.name === 'TimeoutError')
  return { status: 0, headers: new Headers(), text: `${thrown}${cause}`, json: undefined, isLost }
}

/**
 * The number of seconds to wait before a request without effect is sent again; `undefined` if the response does not
 * permit it.
 */
const waitOf = (seen: Seen): number | undefined => {
  const code = codeOf(seen)
  if (code !== 'overloaded' && code !== 'too-many-requests') return undefined
  const seconds = Number(seen.headers.get('Retry-After') ?? Number.NaN)
  return seconds >= 0 && seconds <= longestWaitSeconds ? seconds : undefined
}

const jsonOf = (response: Response, text: string): unknown => {
  if (!/^application\/(\w+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
