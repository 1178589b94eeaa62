/** A request as it reached the other end. */
export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | undefined
}

/** Answers a request, or throws as a network does. */
export type Script = (sent: Sent, index: number) => Response | Promise<Response>

/** A `fetch` that answers by a script and keeps what it was sent. */
export const cannedFetch = (script: Script) => {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request: Sent = {
      method: init?.method ?? 'GET',
      url: String(input),
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? init.body : undefined,
    }
    sent.push(request)
    return script(request, sent.length - 1)
  }
  return { fetch, sent }
}

export const json = (
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json', ...headers } })

export const noNetwork = (): never => {
  throw new TypeError('fetch failed')
}

/** The host's side of a client: hardly any wait between attempts, a token, a record of events. */
export const quick = { baseUrl: 'https://back.example', getToken: () => 'token-1', random: () => -0.99 }
