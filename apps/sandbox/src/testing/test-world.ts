import { contract, type Endpoint, listEndpoints } from '@remesa/api-client/contract'
import { matchRoute } from '@remesa/api-client/server'
import { createApi } from '../api'
import type { Database } from '../db/database'
import { seedDatabase } from '../db/seed'
import { findAccountByUsername } from '../users'
import { checkRefusal } from './check-refusal'
import { createTestDatabase } from './test-database'

/**
 * Monday, 10:30 in Madrid and 04:30 in Lima. At this time no country forbids orders for the next day, and the day is
 * not over in any time zone.
 */
export const worldStart = new Date('2026-11-23T09:30:00Z')

/** The default account and password of a new virtual safe in tests. */
export const testSafe = { account: 'SAFE-OF-THE-WORLD', password: 'password-of-the-world' }

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON body; `undefined` for a response that is not JSON. */
  readonly body: unknown
}

export interface TestRequest {
  readonly body?: unknown
  /** A body that is sent unchanged, instead of `body`. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestWorld {
  readonly db: Database
  /**
   * Calls the API as an account or, without a user name, without a token. Every response is checked against the
   * contract: a success by its schema, and a refusal by its error codes.
   */
  call(username: string | undefined, call: string, request?: TestRequest): Promise<TestAnswer>
  setNow(now: Date): void
  close(): Promise<void>
}

const endpoints = listEndpoints(contract).map(({ id, endpoint }) => ({ id, ...endpoint }))

/** A separate database with the demo data. */
export const createSeededDatabase = () =>
  createTestDatabase({
    name: 'world',
    fill: (fresh) => seedDatabase(fresh, { now: worldStart, password: 'remesa', extraOrders: 0 }),
  })

/**
 * Accepts user names as tokens. `livesMs` returns the current lifetime of tokens, in milliseconds from `worldStart`.
 */
export const usernamesAsTokens = (db: Database, livesMs: () => number) => async (token: string) => {
  const account = await findAccountByUsername(db, token)
  return account && { sub: account.id, expiresAt: worldStart.getTime() + livesMs() }
}

/**
 * A database with the demo data, and an API on this database. The token of an account is `user:<username>`; any other
 * token is invalid.
 */
export async function createTestWorld(): Promise<TestWorld> {
  const { db, close } = await createSeededDatabase()
  let now = worldStart
  const api = createApi({
    db,
    now: () => now,
    env: { baseUrl: 'http://localhost:4000' },
    safe: testSafe,
    verifyToken: async (token) => {
      const account = token.startsWith('user:') ? await findAccountByUsername(db, token.slice(5)) : undefined
      return account && { sub: account.id }
    },
  })
  const call: TestWorld['call'] = async (username, line, { body, rawBody, headers } = {}) => {
    const [method = 'GET', path = '/'] = line.split(' ')
    const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
    const sent = new Headers(headers)
    if (username !== undefined && !sent.has('Authorization'))
      sent.set('Authorization', `Bearer user:${username}`)
    if (text !== undefined && !sent.has('Content-Type')) sent.set('Content-Type', 'application/json')
    const response = await api.request(path, {
      method,
      headers: sent,
      ...(text === undefined ? {} : { body: text }),
    })
    const received = await response.text()
    const answer = {
      status: response.status,
      headers: response.headers,
      body: isJson(response) ? JSON.parse(received) : undefined,
    }
    if (answer.status === 200) holdToContract(method, path, answer.body)
    if (answer.status >= 400 && method !== 'HEAD') checkRefusal({ method, path }, answer)
    return answer
  }
  return {
    db,
    call,
    setNow: (next) => {
      now = next
    },
    close,
  }
}

const isJson = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('application/json') === true

function holdToContract(method: string, path: string, body: unknown): void {
  const match = matchRoute(endpoints, method, new URL(path, 'http://api').pathname)
  if (match.kind !== 'found') return
  const endpoint: Endpoint & { readonly id: string } = match.route
  // A file has no schema to check. The tests of its feature check its headers.
  if (endpoint.file !== undefined) return
  const parsed = endpoint.response.safeParse(body)
  if (!parsed.success) throw new Error(`${endpoint.id} answers off its contract: ${parsed.error.message}`)
}
