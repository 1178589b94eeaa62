import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { pino } from 'pino'
import { createApi, type Feeds } from '../api'
import type { Database } from '../db/database'
import type { Admission } from '../kernel/admission'
import type { ServiceAccount } from '../kernel/environment'
import { hashPassword } from '../kernel/password'
import type { RequestWatch } from '../kernel/request-watch'
import { createSandboxServer } from '../server'
import { findAccountById, findAccountByUsername } from '../users'

const password = 'a password for tests'
const passwordHash = await hashPassword(password)

const account = (id: string, username: string, active: boolean) => ({
  id,
  username,
  name: 'Ana',
  lastName: 'Prueba',
  email: `${username}@bazar.example`,
  passwordHash,
  active,
})

/** Accounts of the test server. All accounts have the same password. */
export const testAccounts = {
  password,
  ana: account('11', 'ana', true),
  gone: account('12', 'gone', false),
  berta: account('13', 'berta', true),
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export interface TestServer {
  readonly baseUrl: string
  /** The URL at which the server listens. */
  readonly url: string
  /** The lines of the server's log. */
  readonly logLines: readonly string[]
  stop(): Promise<void>
  /** Reads the current signing keys from the database at once. */
  readKeys(): Promise<void>
}

/**
 * Starts the whole process on a database, with three accounts and a single call, `GET /api/whoami`. The call returns
 * the subject of its bearer token.
 *
 * @param options.feeds starts the product itself instead, with the accounts of the database, all calls and these event
 *   streams.
 * @param options.port the port of an earlier test server, whose URL this server reuses.
 */
export async function startTestServer(
  db: Database,
  options: {
    readonly port?: number
    /** The public URL in the configuration. The server listens at `url` nevertheless. */
    readonly baseUrl?: string
    readonly tokenTtlSeconds?: number
    readonly corsOrigins?: readonly string[]
    /** The limit for sign-ins. By default it is higher than any test needs. */
    readonly signInsPerMinute?: number
    readonly portalFolder?: string
    readonly isActive?: (id: string) => boolean
    readonly feeds?: Feeds
    readonly serviceAccounts?: readonly ServiceAccount[]
    readonly admission?: Admission
    readonly watches?: readonly RequestWatch[]
    /** The clock by which signing keys expire. */
    readonly now?: () => Date
  } = {},
): Promise<TestServer> {
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const baseUrl = options.baseUrl ?? url
  const { feeds } = options
  const logLines: string[] = []
  const accounts = Object.values(testAccounts).filter((entry) => typeof entry !== 'string')
  const find = (matches: (entry: (typeof accounts)[number]) => boolean) => {
    const found = accounts.find(matches)
    return found && { ...found, active: options.isActive?.(found.id) ?? found.active }
  }
  const { server, stop, readKeys } = await createSandboxServer({
    now: options.now,
    db,
    env: {
      baseUrl,
      corsOrigins: options.corsOrigins ?? [],
      serviceAccounts: options.serviceAccounts ?? [],
      tokenTtlSeconds: options.tokenTtlSeconds ?? 300,
      signInsPerMinute: options.signInsPerMinute ?? 1_000_000,
    },
    logger: pino({ level: 'info' }, { write: (line) => logLines.push(line) }),
    admission: options.admission,
    watches: options.watches ?? [],
    portalFolder: options.portalFolder ?? '/nowhere',
    accounts:
      feeds === undefined
        ? {
            findAccountById: async (_db, id) => find((entry) => entry.id === id),
            findAccountByUsername: async (_db, username) => find((entry) => entry.username === username),
          }
        : { findAccountById, findAccountByUsername },
    createApi: (verifyToken) => {
      if (feeds !== undefined)
        return createApi({ db, verifyToken, now: () => new Date(), env: { baseUrl }, feeds })
      return new Hono()
        .get('/api/whoami', async (c) => {
          const subject = await verifyToken((c.req.header('authorization') ?? '').replace(/^Bearer /, ''))
          return subject === undefined ? c.json({ code: 'unauthorized' }, 401) : c.json(subject)
        })
        .get('/api/broken', () => {
          throw new Error('secret detail')
        })
        .post('/api/echo', async (c) => c.json({ length: (await c.req.text()).length }))
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { baseUrl, url, logLines, stop: () => stop(1_000), readKeys }
}
