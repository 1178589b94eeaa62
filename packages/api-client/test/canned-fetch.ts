/** A request as the back end receives it. */
export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | undefined
}

/** A function that responds to a request, or throws like a failing network. */
export type Script = (sent: Sent, index: number) => Response | Promise<Response>

/** A `fetch` whose responses come from a script, and a list of the requests that were sent. */
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

/**
 * Options of a client for tests: a base URL, a token, and random numbers that make the pauses before retries very
 * short.
 */
export const quick = { baseUrl: 'https://back.example', getToken: () => 'token-1', random: () => -0.99 }
