import { createClient } from '@remesa/api-client'
import { contract, listEndpoints } from '@remesa/api-client/contract'
import { matchRoute } from '@remesa/api-client/server'
import type { FailurePlan } from '@remesa/sandbox/in-process'
import { NO_ANSWER } from './world-address'

export type CallId = FailurePlan['call']

/** The initial time of a test's back end: Monday, 23 November 2026, 10:30 in Madrid. */
export const worldStart = new Date('2026-11-23T09:30:00Z')

const browserFetch = globalThis.fetch
const BrowserDate = globalThis.Date
const endpoints = listEndpoints(contract).map(({ id, endpoint }) => ({ id, ...endpoint }))

let id: Promise<string> | undefined
let isOnline = true
let clockAhead = 0
const held = new Map<CallId, Promise<unknown>>()
const senders = new Map<CallId, string>()
const changes = new Map<CallId, (body: never) => unknown>()
const openStreams = new Set<AbortController>()

/** A call that the page has sent. */
export interface SentCall {
  readonly call: CallId
  readonly query: Readonly<Record<string, string>>
  /** The parsed JSON body of the call; `undefined` without a body. */
  readonly body: unknown
  readonly headers: Headers
}

const sent: SentCall[] = []

const askWorld = async (path: string, body = ''): Promise<string> => {
  id ??= browserFetch('/worlds', { method: 'POST' }).then((answer) => answer.text())
  const answer = await browserFetch(`/worlds/${await id}${path}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`[test] the world refused ${path}: ${await answer.text()}`)
  return answer.text()
}

/** The bearer token of an account, which contains the account's name. No sign-in is needed. */
export const tokenOf = (username: string): string => `user:${username}`

const callOf = (method: string, path: string): CallId | undefined => {
  const found = matchRoute(endpoints, method, path)
  return found.kind === 'found' ? (found.route.id as CallId) : undefined
}

const changedBody = (call: CallId | undefined, body: string): string => {
  const change = call === undefined ? undefined : changes.get(call)
  return change === undefined ? body : JSON.stringify(change(JSON.parse(body) as never))
}

/**
 * A `fetch` function that sends the portal's own requests to the back end of the test, and other requests to the
 * network.
 */
const worldFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { origin, pathname, search } = new URL(request.url)
  const isOurs = origin === location.origin && /^\/($|api\/|i18n\/)/.test(pathname)
  if (!isOurs) return browserFetch(input, init)
  const call = callOf(request.method, pathname)
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.text()
  if (call !== undefined) {
    const query = Object.fromEntries(new URLSearchParams(search))
    sent.push({ call, query, body: body ? JSON.parse(body) : undefined, headers: request.headers })
    await held.get(call)
  }
  if (!isOnline) throw new TypeError('Failed to fetch')
  const headers = new Headers(request.headers)
  const sender = call === undefined ? undefined : senders.get(call)
  if (sender !== undefined) headers.set('authorization', `Bearer ${tokenOf(sender)}`)
  const stream = new AbortController()
  const answer = await browserFetch(`/worlds/${await id}${pathname}${search}`, {
    method: request.method,
    headers,
    cache: request.cache,
    signal: AbortSignal.any([request.signal, stream.signal]),
    ...(body === undefined ? {} : { body: changedBody(call, body) }),
  })
  if (answer.status === NO_ANSWER) throw new TypeError('Failed to fetch')
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) openStreams.add(stream)
  return answer
}

/** The clock of the page. It shows the time of the back end, and runs on from there. */
class WorldDate extends BrowserDate {
  constructor(...parts: readonly unknown[]) {
    super(...((parts.length === 0 ? [WorldDate.now()] : parts) as [number]))
  }

  static override now(): number {
    return BrowserDate.now() + clockAhead
  }
}

const showTime = (now: Date): void => {
  clockAhead = now.getTime() - BrowserDate.now()
}

/**
 * Resets the data, the clock, the network and the planned failures of the back end. The first call on a page also
 * starts the back end.
 */
export const restoreWorld = async (): Promise<void> => {
  globalThis.fetch = worldFetch
  globalThis.Date = WorldDate as DateConstructor
  isOnline = true
  held.clear()
  senders.clear()
  changes.clear()
  openStreams.clear()
  sent.length = 0
  showTime(worldStart)
  await askWorld('/restore')
}

/** The reference back end of a screen test, with functions that disturb the calls between the page and the back end. */
export const world = {
  /**
   * Makes the next calls of an endpoint fail in one of these ways: `network`, `lost-answer`, `overloaded`,
   * `unavailable` or `server-error`.
   */
  fail: async (plan: FailurePlan): Promise<void> => void (await askWorld('/fail', JSON.stringify(plan))),
  /**
   * Sends the page's calls to an endpoint with the token of another account. The user then seems to have lost a
   * permission.
   */
  sendAs: (call: CallId, username: string): void => void senders.set(call, username),
  /**
   * Changes the bodies of the page's requests to an endpoint. The page then seems to have older rules than the back
   * end.
   */
  change: <Body>(call: CallId, change: (body: Body) => unknown): void => void changes.set(call, change),
  /** Holds back the page's calls to an endpoint until the returned function is called. */
  hold: (call: CallId): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(call, promise)
    return () => {
      held.delete(call)
      resolve()
    }
  },
  /** Gives an account an additional role, namely the role whose code ends with this text. */
  grant: async (username: string, role: string): Promise<void> =>
    void (await askWorld('/grant', JSON.stringify({ username, role }))),
  /** Sets the clock of the back end and the clock of the page. */
  setNow: async (now: Date): Promise<void> => {
    showTime(now)
    await askWorld('/now', now.toISOString())
  },
  /** Sets the clock of the page only, as on a computer with a wrong clock. */
  setMachine: showTime,
  /** Takes the page offline, or online again. */
  setOnline: (online: boolean): void => {
    isOnline = online
    if (!online) for (const stream of openStreams) stream.abort()
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  },
  /** Breaks the event streams of the page, which then connects again as in the product. */
  breakStreams: (): void => {
    for (const stream of openStreams) stream.abort()
    openStreams.clear()
  },
  /** The calls to an endpoint that the page has sent so far, in order. */
  sent: (call: CallId): readonly SentCall[] => sent.filter((one) => one.call === call),
  /**
   * An API client for the same back end, as another user or as the same user in another browser. Calls of this client
   * do not appear in `sent`.
   */
  as: (username: string) =>
    createClient(
      {
        baseUrl: '',
        fetch: async (input, init) => {
          const request = new Request(input, init)
          const { pathname, search } = new URL(request.url)
          const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.text()
          return browserFetch(`/worlds/${await id}${pathname}${search}`, {
            method: request.method,
            headers: request.headers,
            ...(body === undefined ? {} : { body }),
          })
        },
        getToken: () => tokenOf(username),
      },
      contract,
    ),
}
