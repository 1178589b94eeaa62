import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { Database } from '../db/database'
import { hashPassword } from '../kernel/password'
import { createSandboxServer } from '../server'

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

/** Accounts of the test server; all have one password. */
export const testAccounts = { password, ana: account('11', 'ana', true), gone: account('12', 'gone', false) }

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export interface TestServer {
  readonly baseUrl: string
  /** The address at which it actually listens. */
  readonly url: string
  /** Everything that was logged, line by line. */
  readonly logLines: readonly string[]
  stop(): Promise<void>
}

/**
 * The whole process over a database, listening, with two accounts and one call, `GET /api/whoami`, that answers with
 * the subject of its bearer token.
 *
 * @param options.port Port of an earlier test server whose address this one reuses.
 */
export async function startTestServer(
  db: Database,
  options: {
    readonly port?: number
    /** Address under which the server believes to be reached; it listens on `url` all the same. */
    readonly baseUrl?: string
    readonly tokenTtlSeconds?: number
    readonly portalFolder?: string
    readonly isActive?: (id: string) => boolean
  } = {},
): Promise<TestServer> {
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const baseUrl = options.baseUrl ?? url
  const logLines: string[] = []
  const accounts = Object.values(testAccounts).filter((entry) => typeof entry !== 'string')
  const find = (matches: (entry: (typeof accounts)[number]) => boolean) => {
    const found = accounts.find(matches)
    return found && { ...found, active: options.isActive?.(found.id) ?? found.active }
  }
  const { server, stop } = await createSandboxServer({
    db,
    env: { baseUrl, tokenTtlSeconds: options.tokenTtlSeconds ?? 300 },
    logger: pino({ level: 'info' }, { write: (line) => logLines.push(line) }),
    portalFolder: options.portalFolder ?? '/nowhere',
    accounts: {
      findAccountById: async (_db, id) => find((entry) => entry.id === id),
      findAccountByUsername: async (_db, username) => find((entry) => entry.username === username),
    },
    createApi: (verifyToken) =>
      new Hono()
        .get('/api/whoami', async (c) => {
          const subject = await verifyToken((c.req.header('authorization') ?? '').replace(/^Bearer /, ''))
          return subject === undefined ? c.json({ code: 'unauthorized' }, 401) : c.json(subject)
        })
        .get('/api/broken', () => {
          throw new Error('secret detail')
        })
        .post('/api/echo', async (c) => c.json({ length: (await c.req.text()).length })),
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { baseUrl, url, logLines, stop: () => stop(1_000) }
}
