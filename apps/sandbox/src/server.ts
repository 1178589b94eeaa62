import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import type Provider from 'oidc-provider'
import type { Logger } from 'pino'
import type { VerifyToken } from './authorisation'
import {
  beginUserSession,
  createTokenVerifier,
  deleteOldSessions,
  endAsProvider,
  keyTimes,
  loadProviderKeys,
  type ProviderKeys,
  renewSigningKeys,
} from './authorisation'
import { createReadinessCheck } from './db/connection/readiness'
import type { Database } from './db/database'
import { signInHistory } from './history'
import { createApp } from './http/app'
import { createNodeHandler } from './http/node-handler'
import { type Admission, createAdmission } from './kernel/admission'
import type { Environment } from './kernel/environment'
import type { RequestWatch } from './kernel/request-watch'
import {
  audiences,
  createBackChannelLogout,
  createLogoutTokenVerifier,
  createProvider,
  createSignInRoutes,
  deleteExpiredPayloads,
  issuerOf,
  type ProviderDeps,
  type SignInDeps,
  useLogoutTokenOnce,
} from './oidc'
import { deleteOldKeys } from './request/create-once'
import { createPortalFiles } from './static'

export interface ServerDeps {
  readonly db: Database
  readonly env: Pick<Environment, 'baseUrl' | 'tokenTtlSeconds' | 'signInsPerMinute'> &
    Partial<Pick<Environment, 'corsOrigins'>>
  readonly logger: Logger
  /** Bounds the calls that are answered at a time, together with the API; without it all are. */
  readonly admission?: Admission | undefined
  /** Notice each request, for metrics and traces. */
  readonly watches?: readonly RequestWatch[]
  /** Folder of the embedded database, whose disk may fill up; `undefined` on a server. */
  readonly dataDir?: string | undefined
  /** The clock of signing keys and of what expires. */
  readonly now?: (() => Date) | undefined
  /** Folder of the built portal. */
  readonly portalFolder: string
  readonly accounts: Pick<ProviderDeps, 'findAccountById'> & Pick<SignInDeps, 'findAccountByUsername'>
  /** Builds the calls of the contract, given the check of bearer tokens. */
  readonly createApi: (verifyToken: VerifyToken) => Hono
}

export interface SandboxServer {
  /** Not listening yet. */
  readonly server: Server
  /** Refuses new connections, answers what has been sent for at most `graceMs`, then cuts the rest. */
  stop(graceMs: number): Promise<void>
  /** Takes over the signing keys that the database has by now; otherwise this happens once a minute. */
  readKeys(): Promise<void>
}

const sweepEveryMs = 10 * 60_000
/** Within this time what has arrived is read, even on a busy machine. */
const settlesWithinMs = 300

/** Combines API, identity provider, sign-in pages and portal into one HTTP server over an open database. */
export async function createSandboxServer(deps: ServerDeps): Promise<SandboxServer> {
  const { db, env, logger } = deps
  const now = deps.now ?? (() => new Date())
  const providerWith = (given: ProviderKeys): Provider => {
    const made = createProvider({
      db,
      env,
      keys: given,
      findAccountById: deps.accounts.findAccountById,
      onSessionStart: (session) => beginUserSession(db, session, new Date()),
      deliver: async (request) => app.fetch(request),
    })
    made.on('backchannel.error', (_ctx, error) =>
      logger.error({ err: error }, 'a sign-out was not delivered'),
    )
    made.on('server_error', (_ctx, error) => logger.error({ err: error }, 'the identity provider failed'))
    return made
  }
  let keys = await loadProviderKeys(db, now())
  let provider = providerWith(keys)
  const readKeys = async () => {
    const read = await loadProviderKeys(db, now())
    const kidsOf = ({ signing }: ProviderKeys) => signing.map(({ kid }) => kid).join()
    if (kidsOf(read) === kidsOf(keys)) return
    keys = read
    // It has its keys for life. All of its state is in the database, so the next one goes on where this one was.
    provider = providerWith(read)
    logger.info({ kids: read.signing.map(({ kid }) => kid) }, 'the signing keys have changed')
  }

  const signIn = createSignInRoutes({
    db,
    env,
    provider: () => provider,
    deviceKeys: keys.cookies,
    findAccountByUsername: deps.accounts.findAccountByUsername,
    onAttempt: async ({ origin, ...attempt }) => {
      const { accountId, outcome } = attempt
      const isRefused = outcome !== 'signed-in'
      logger[isRefused ? 'warn' : 'info']({ ...attempt, address: origin.address }, 'sign-in')
      // Whoever is turned away unheard could otherwise fill the history.
      if (outcome !== 'too-many-tries') {
        await signInHistory(db, { accountId, isRefused, at: new Date(), origin })
      }
    },
  })
  const tokens = { issuer: issuerOf(env), audiences, keys: () => keys.signing }
  const app = createApp({
    env,
    api: deps.createApi(createTokenVerifier(tokens)),
    signIn,
    backChannelLogout: createBackChannelLogout({
      verify: createLogoutTokenVerifier({ ...tokens, now: () => new Date() }),
      useOnce: (jti, expiresAt) => useLogoutTokenOnce(db, jti, expiresAt),
      end: (subject) => endAsProvider(db, subject),
      onLogout: (outcome) =>
        logger[outcome === 'ended' ? 'info' : 'warn']({ outcome }, 'sign-out by the provider'),
    }),
    portalFiles: createPortalFiles(deps.portalFolder),
    checkReadiness: createReadinessCheck(db, {
      dataDir: deps.dataDir,
      onChange: ({ isReady, ...checks }, error) =>
        isReady ? logger.info(checks, 'ready again') : logger.error({ ...checks, err: error }, 'not ready'),
    }),
    onCspReport: (report) => logger.warn(report, 'stopped by the policy of a page'),
    onFailure: (error, requestId) => logger.error({ err: error, requestId }, 'request failed'),
  })

  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
    },
    createNodeHandler({
      ...{ app, env, logger },
      provider: () => provider,
      admission: deps.admission ?? createAdmission(),
      watches: deps.watches ?? [],
    }),
  )
  const sweep = setInterval(() => {
    const at = now()
    Promise.all([
      ...[deleteExpiredPayloads(db, at), deleteOldKeys(db, at), deleteOldSessions(db, at)],
      renewSigningKeys(db, at),
    ]).catch((error: unknown) => logger.error({ err: error }, 'what has expired could not be deleted'))
  }, sweepEveryMs)
  sweep.unref()
  const keyReads = setInterval(() => {
    readKeys().catch((error: unknown) => logger.error({ err: error }, 'the signing keys could not be read'))
  }, keyTimes.readEveryMs)
  keyReads.unref()

  const stop = async (graceMs: number) => {
    clearInterval(sweep)
    clearInterval(keyReads)
    if (!server.listening) return
    // What has been sent is still taken: a connection may be open and its request not read yet.
    await sleep(settlesWithinMs)
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.setHeader('Connection', 'close')
    })
    // The method of HTTP servers would cut, at once, every connection whose request has not been read.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve())
    })
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    await sleep(settlesWithinMs)
    const close = setInterval(() => server.closeIdleConnections(), settlesWithinMs)
    await closed
    clearInterval(close)
    clearTimeout(cut)
  }
  return { server, stop, readKeys }
}
