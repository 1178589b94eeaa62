import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createContext, Script } from 'node:vm'
import { bundleDomain } from '../domain/bundle.ts'

/**
 * Code that removes globals which JavaScript got after ES2023. Only some runtimes have them, so the packages must not
 * use them.
 */
const WITHOUT_NEWER_LANGUAGE = `
  for (const [owner, names] of [
    [globalThis, ['Iterator', 'SharedArrayBuffer']],
    [Object, ['groupBy']], [Map, ['groupBy']], [Promise, ['withResolvers', 'try']], [Array, ['fromAsync']],
    [String.prototype, ['isWellFormed', 'toWellFormed']], [RegExp, ['escape']], [Math, ['f16round', 'sumPrecise']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [Uint8Array, ['fromBase64', 'fromHex']], [Intl, ['ListFormat', 'Segmenter', 'DurationFormat']],
  ]) for (const name of names) delete owner[name]`

/** Globals that are not part of the language, but that every runtime has: Node, pages, workers and others. */
const timersOnly = { setTimeout, clearTimeout, queueMicrotask }

/** The signal of React Native's abort controllers. It lacks reason, throwIfAborted, any and timeout. */
class BareSignal {
  aborted = false
  readonly #listeners = new Set<() => void>()
  addEventListener(_type: string, listener: () => void): void {
    this.#listeners.add(listener)
  }
  removeEventListener(_type: string, listener: () => void): void {
    this.#listeners.delete(listener)
  }
  fire(): void {
    if (this.aborted) return
    this.aborted = true
    for (const listener of [...this.#listeners]) listener()
  }
}

class BareAbortController {
  readonly signal = new BareSignal()
  abort(): void {
    this.signal.fire()
  }
}

interface BareRequest extends Omit<RequestInit, 'signal'> {
  readonly signal?: BareSignal
}

/** The `fetch` of React Native. Its responses can't be streamed: they provide only the whole text or bytes. */
const bareFetch = async (url: string, { signal, ...init }: BareRequest = {}) => {
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort())
  const answer = await fetch(url, { ...init, signal: controller.signal })
  const bytes = await answer.arrayBuffer()
  return {
    ok: answer.ok,
    status: answer.status,
    headers: { get: (name: string) => answer.headers.get(name) },
    text: async () => new TextDecoder().decode(bytes),
    arrayBuffer: async () => bytes,
  }
}

/** The runtimes in the client's README. Each has all its globals that are not part of the language. */
export const runtimes: Readonly<Record<string, object>> = {
  'Service and web workers, edge runtimes': {
    ...timersOnly,
    AbortController,
    AbortSignal,
    fetch,
    Headers,
    Request,
    Response,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
  },
  'React Native': {
    ...timersOnly,
    AbortController: BareAbortController,
    fetch: bareFetch,
    Headers,
  },
}

/** A script that makes one call for each outcome that depends on the runtime. It returns a promise of the results. */
const SCENARIO = `(async () => {
  const told = []
  const options = { baseUrl: origin, getToken: () => 'token', random: () => 0 }
  const api = client.createClient(options, client.contract)
  // Only one call has this short time limit, because on a busy machine the other calls can take longer.
  const impatient = client.createClient({ ...options, timeoutMs: 400 }, client.contract)
  const tell = async (name, call) => {
    const answer = await call
    told.push([name, answer.ok ? answer.value : answer.error])
  }
  const params = { id: 1 }
  await tell('read', api.users.list({ query: { username: 'María & Söhne' } }))
  await tell('refused', api.users.get({ params: { id: 429 } }))
  await tell('refused file', api.reports.download({ params: { id: 409 } }))
  await tell('file', api.reports.download({ params }))
  await tell('slow', impatient.users.get({ params: { id: 408 } }))
  const caller = new AbortController()
  const aborted = api.users.get({ params: { id: 408 } }, { signal: caller.signal })
  caller.abort()
  await tell('aborted', aborted)
  await tell('cut', api.users.setAdmin({ params: { id: 500 } }))
  const keychain = new Error('the keychain is locked')
  const locked = client.createClient({ baseUrl: origin, getToken: () => { throw keychain } }, client.contract)
  await tell('locked', locked.users.list())
  return told.map(([name, answer]) => [name, answer.kind ?? 'value', {
    ...answer,
    ...(answer.bytes ? { bytes: Array.from(answer.bytes) } : {}),
    ...(answer.cause ? { cause: String(answer.cause) } : {}),
  }])
})()`

export const FILE = [80, 75, 255, 0, 10]

/** A test server. The id in the path determines its response. */
const serve = async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const id = /\/(\d+)(?:\/[a-z-]+)?$/.exec(request.url?.split('?')[0] ?? '')?.[1]
    if (id === '408') return
    if (id === '500') return void request.socket.destroy()
    const headers = { 'Content-Type': 'application/json', 'Retry-After': '7' }
    if (id === '429' || id === '409') {
      response.writeHead(Number(id), headers)
      response.end(JSON.stringify({ code: id === '429' ? 'too-many-requests' : 'report-not-ready' }))
    } else if (request.url?.includes('download') === true) {
      response.writeHead(200, { 'Content-Type': 'text/csv' })
      response.end(Uint8Array.from(FILE))
    } else {
      response.writeHead(200, headers)
      response.end(JSON.stringify({ content: [], totalElements: 0 }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, asked, close }
}

/**
 * The result of one call: its name in this check, the type of the result (`value` or the kind of its error), and the
 * value or error itself.
 */
export type Told = readonly [name: string, kind: string, answer: Readonly<Record<string, unknown>>]

/**
 * The client as a script. It comes from the sources of the workspace, or from the package that is installed in another
 * project.
 */
export const bundleClient = async (home: string, built: boolean): Promise<string> => {
  const text = "export { contract, createClient } from '@remesa/api-client'"
  const { code } = await bundleDomain({ entry: { text }, format: 'iife', global: 'client', home, built })
  return code
}

/** Makes the calls in a context that has only one runtime's globals. */
export const callIn = async (
  globals: object,
  client: string,
): Promise<{ readonly told: readonly Told[]; readonly asked: readonly string[] }> => {
  const { origin, asked, close } = await serve()
  try {
    const context = createContext({ ...globals, origin })
    new Script(WITHOUT_NEWER_LANGUAGE).runInContext(context)
    new Script(client).runInContext(context)
    const told: unknown = await new Script(SCENARIO).runInContext(context)
    // The results are compared as JSON, because objects of another context have other prototypes.
    return { told: JSON.parse(JSON.stringify(told)), asked }
  } finally {
    close()
  }
}

/** The outcome that every runtime has to return for each call. */
export const expectedKinds = {
  read: 'value',
  refused: 'rejected',
  'refused file': 'rejected',
  file: 'value',
  slow: 'timeout',
  aborted: 'aborted',
  cut: 'network',
  locked: 'token',
}
