import { createServer, type Server } from 'node:http'
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
import { stopServer } from './http/stop-server'
import { type Admission, createAdmission } from './kernel/admission'
import type { Environment } from './kernel/environment'
import type { RequestWatch } from './kernel/request-watch'
import { startRounds } from './kernel/rounds'
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
    Partial<Pick<Environment, 'corsOrigins' | 'serviceAccounts'>>
  readonly logger: Logger
  /** The limiter of concurrent calls, shared with the API; the number of calls is unlimited if absent. */
  readonly admission?: Admission | undefined
  /** Functions that are called with each request, for metrics and traces. */
  readonly watches?: readonly RequestWatch[]
  /** Folder of the embedded database, whose disk may become full; `undefined` for a database server. */
  readonly dataDir?: string | undefined
  /** The clock by which signing keys and other rows expire. */
  readonly now?: (() => Date) | undefined
  /** Path of the folder with the built portal. */
  readonly portalFolder: string
  readonly accounts: Pick<ProviderDeps, 'findAccountById'> & Pick<SignInDeps, 'findAccountByUsername'>
  /**
   * Creates the web application for the calls of the contract. The argument is the function that verifies bearer
   * tokens.
   */
  readonly createApi: (verifyToken: VerifyToken) => Hono
}

export interface SandboxServer {
  /** The HTTP server, which does not listen yet. */
  readonly server: Server
  /**
   * Refuses new connections. Requests that were already sent get responses for at most `graceMs`, and then the
   * remaining connections are cut.
   */
  stop(graceMs: number): Promise<void>
  /**
   * Reads the current signing keys from the database at once. Without a call of this function, the process reads the
   * keys once a minute.
   */
  readKeys(): Promise<void>
}

const sweepEveryMs = 10 * 60_000

/**
 * Creates an HTTP server with the API, the identity provider, the sign-in pages and the portal, on an open database.
 */
export async function createSandboxServer(deps: ServerDeps): Promise<SandboxServer> {
  const { db, env, logger } = deps
  const now = deps.now ?? (() => new Date())
  const providerWith = (given: ProviderKeys): Provider => {
    const created = createProvider({
      db,
      env,
      keys: given,
      findAccountById: deps.accounts.findAccountById,
      findAccountByUsername: deps.accounts.findAccountByUsername,
      onSessionStart: (session) => beginUserSession(db, session, new Date()),
      deliver: async (request) => app.fetch(request),
    })
    created.on('backchannel.error', (_ctx, error) =>
      logger.error({ err: error }, 'a sign-out was not delivered'),
    )
    created.on('server_error', (_ctx, error) => logger.error({ err: error }, 'the identity provider failed'))
    return created
  }
  const loadKeys = () =>
    loadProviderKeys(db, now(), (keyId) => logger.error({ keyId }, 'a stored key cannot be read'))
  let keys = await loadKeys()
  let provider = providerWith(keys)
  const readKeys = async () => {
    const read = await loadKeys()
    const kidsOf = ({ signing }: ProviderKeys) => signing.map(({ kid }) => kid).join()
    if (kidsOf(read) === kidsOf(keys)) return
    keys = read
    // The keys of an identity provider can't be changed, so a new provider replaces the present one. Its state is in
    // the database, so the new provider continues from there.
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
      // Attempts beyond the limit are not stored. Otherwise anybody could fill the history with them.
      if (outcome !== 'too-many-tries') {
        await signInHistory(db, { accountId, isRefused, at: new Date(), origin })
      }
    },
  })
  const tokens = { issuer: issuerOf(env), audiences, keys: () => keys.signing }
  const services = (env.serviceAccounts ?? []).map(({ clientId }) => clientId)
  const app = createApp({
    env,
    api: deps.createApi(createTokenVerifier({ ...tokens, services })),
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
    onSignInFailure: (failure) => logger.warn(failure, 'a sign-in has failed in a browser'),
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
  // Each task is repeated separately, so that a failure of one task does not affect the other tasks.
  const stopRounds = [
    { everyMs: sweepEveryMs, name: 'expired sign-ins', work: () => deleteExpiredPayloads(db, now()) },
    { everyMs: sweepEveryMs, name: 'old keys of requests', work: () => deleteOldKeys(db, now()) },
    { everyMs: sweepEveryMs, name: 'old sessions', work: () => deleteOldSessions(db, now()) },
    { everyMs: sweepEveryMs, name: 'new signing keys', work: () => renewSigningKeys(db, now()) },
    { everyMs: keyTimes.readEveryMs, name: 'stored signing keys', work: readKeys },
  ].map(({ name, ...rounds }) =>
    startRounds({
      ...rounds,
      onFailure: (error) => logger.error({ err: error, work: name }, 'work of the back end failed'),
    }),
  )

  const stop = async (graceMs: number) => {
    await Promise.all(stopRounds.map((stopRound) => stopRound()))
    await stopServer(server, graceMs)
  }
  return { server, stop, readKeys }
}
