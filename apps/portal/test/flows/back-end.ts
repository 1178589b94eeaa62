import { contract, createClient } from '@remesa/api-client'

/**
 * The reference back end in a worker of the browser, with its own database and the demo data. No call reaches a server.
 */

/** The messages of the worker about one request. */
interface Told {
  readonly failure?: string
  readonly now?: number
  readonly status?: number
  readonly headers?: [string, string][]
  readonly hasBody?: boolean
  readonly piece?: Uint8Array<ArrayBuffer> | undefined
}

const file = new URL(`${import.meta.env.BASE_URL}flows/back-end.js`, document.baseURI)
const frameFetch = globalThis.fetch.bind(globalThis)

let opened: Worker | undefined
const worker = (): Worker => {
  opened ??= new Worker(file, { type: 'module' })
  return opened
}

/**
 * Sends a request to the worker. Returns a promise of the worker's first message, and a port for all later messages.
 */
const ask = (request: object, transfer: readonly Transferable[] = []) => {
  const { port1, port2 } = new MessageChannel()
  const first = new Promise<Told>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<Told>) =>
      data.failure === undefined ? resolve(data) : reject(new TypeError(data.failure))
  })
  worker().postMessage(request, [port2, ...transfer])
  return { first, port: port1 }
}

const bodyFrom = (port: MessagePort, signal: AbortSignal): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      const leave = () => {
        port.postMessage('leave')
        port.close()
      }
      signal.addEventListener('abort', () => {
        leave()
        controller.error(signal.reason)
      })
      port.onmessage = ({ data: { piece } }: MessageEvent<Told>) => {
        if (piece !== undefined) return controller.enqueue(piece)
        controller.close()
        port.close()
      }
    },
    cancel: () => port.postMessage('leave'),
  })

const call = async (request: Request): Promise<Response> => {
  request.signal.throwIfAborted()
  const { pathname, search } = new URL(request.url)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : undefined
  const { first, port } = ask(
    {
      kind: 'call',
      path: `${pathname}${search}`,
      method: request.method,
      headers: [...request.headers],
      body,
    },
    body === undefined ? [] : [body],
  )
  const { status = 500, headers = [], hasBody: isFollowed } = await first
  const isEmpty = isFollowed !== true || [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : bodyFrom(port, request.signal), { status, headers })
}

/** A `fetch` function that sends the portal's own requests to the worker, and all others to the network. */
const flowFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { origin, pathname } = new URL(request.url)
  const isOurs = origin === location.origin && /^\/($|api\/|i18n\/)/.test(pathname)
  return isOurs ? call(request) : frameFetch(input, init)
}

/** The bearer token of an account, which contains the account's name. No sign-in is needed. */
export const tokenOf = (username: string): string => `user:${username}`

export const backEnd = {
  /** Directs the page's calls to the worker instead of the network. */
  connect: (): void => {
    globalThis.fetch = flowFetch
  },
  disconnect: (): void => {
    globalThis.fetch = frameFetch
  },
  /** Resets the data and the clock to their initial state. */
  restore: async (): Promise<void> => void (await ask({ kind: 'restore' }).first),
  setNow: async (now: Date): Promise<void> => void (await ask({ kind: 'set-now', now: now.getTime() }).first),
  /** An API client for the same back end, as another user or as the same user in another browser. */
  as: (username: string) =>
    createClient(
      {
        baseUrl: '',
        fetch: (input, init) => call(new Request(input, init)),
        getToken: () => tokenOf(username),
      },
      contract,
    ),
}
