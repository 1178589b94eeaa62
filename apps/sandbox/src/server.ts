import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { VerifyToken } from './authorisation'
import { createTokenVerifier, loadProviderKeys } from './authorisation'
import type { Database } from './db/database'
import { signInHistory } from './history'
import { createApp } from './http/app'
import { createNodeHandler } from './http/node-handler'
import type { Environment } from './kernel/environment'
import {
  clientId,
  createProvider,
  createSignInRoutes,
  deleteExpiredPayloads,
  issuerOf,
  type ProviderDeps,
  type SignInDeps,
} from './oidc'
import { createPortalFiles } from './static'

export interface ServerDeps {
  readonly db: Database
  readonly env: Pick<Environment, 'baseUrl' | 'tokenTtlSeconds'>
  readonly logger: Logger
  /** Folder of the built portal. */
  readonly portalFolder: string
  readonly accounts: Pick<ProviderDeps, 'findAccountById'> & Pick<SignInDeps, 'findAccountByUsername'>
  /** Builds the calls of the contract, given the check of bearer tokens. */
  readonly createApi: (verifyToken: VerifyToken) => Hono
}

export interface SandboxServer {
  /** Not listening yet. */
  readonly server: Server
  /** Refuses new requests, lets those in flight end for at most `graceMs`, then cuts them. */
  stop(graceMs: number): Promise<void>
}

const sweepEveryMs = 10 * 60_000
const databaseAnswersWithinMs = 2_000

async function checkDatabase(db: Database): Promise<void> {
  const cancel = new AbortController()
  const tooSlow = sleep(databaseAnswersWithinMs, undefined, { signal: cancel.signal, ref: false }).then(
    () => {
      throw new Error('The database does not answer.')
    },
  )
  try {
    await Promise.race([db.execute(sql`select 1`), tooSlow])
  } finally {
    tooSlow.catch(() => {})
    cancel.abort()
  }
}

/** Combines API, identity provider, sign-in pages and portal into one HTTP server over an open database. */
export async function createSandboxServer(deps: ServerDeps): Promise<SandboxServer> {
  const { db, env, logger } = deps
  const keys = await loadProviderKeys(db)
  const provider = createProvider({ db, env, keys, findAccountById: deps.accounts.findAccountById })
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'the identity provider failed'))

  const signIn = createSignInRoutes({
    db,
    env,
    provider,
    findAccountByUsername: deps.accounts.findAccountByUsername,
    onAttempt: async ({ origin, ...attempt }) => {
      const { accountId, outcome } = attempt
      const isRefused = outcome !== 'signed-in'
      logger[isRefused ? 'warn' : 'info'](attempt, 'sign-in')
      // Whoever is turned away unheard could otherwise fill the history.
      if (outcome !== 'too-many-tries') {
        await signInHistory(db, { accountId, isRefused, at: new Date(), origin })
      }
    },
  })
  const app = createApp({
    env,
    api: deps.createApi(
      createTokenVerifier({ issuer: issuerOf(env), audience: clientId, keys: keys.signing }),
    ),
    signIn,
    portalFiles: createPortalFiles(deps.portalFolder),
    checkDatabase: () => checkDatabase(db),
    onFailure: (error, requestId) => logger.error({ err: error, requestId }, 'request failed'),
  })

  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 10_000 },
    createNodeHandler({ app, provider, env, logger }),
  )
  const sweep = setInterval(() => {
    deleteExpiredPayloads(db, new Date()).catch((error: unknown) =>
      logger.error({ err: error }, 'expired sessions could not be deleted'),
    )
  }, sweepEveryMs)
  sweep.unref()

  const stop = async (graceMs: number) => {
    clearInterval(sweep)
    if (!server.listening) return
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearTimeout(cut)
  }
  return { server, stop }
}
