import { join } from 'node:path'
import { err, ok, type Result } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { repositoryRoot } from './package-root'

/**
 * The default password of the demo accounts. It is refused if other machines can reach the process or its public URL.
 */
export const defaultPassword = 'remesa'

/** The default account and password of a new virtual safe, used if the environment sets none. */
export const defaultSafe = { account: 'SAFE-REMESA', password: defaultPassword }

/**
 * The required length of a password, and the required number of different characters. These two requirements apply if
 * other machines can reach the process.
 */
const leastPassword = { length: 10, different: 5 } as const

const isWeakPassword = (password: string): boolean => {
  const characters = [...password]
  return characters.length < leastPassword.length || new Set(characters).size < leastPassword.different
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether a host name can be reached only from this machine. */
export const isLoopback = (host: string): boolean =>
  loopbackHosts.has(host) || /^127(\.\d{1,3}){3}$/.test(host)

/** Whether browsers reach the process through TLS. A proxy in front of the process then handles TLS. */
export const isBehindTls = ({ baseUrl }: Pick<Environment, 'baseUrl'>): boolean =>
  baseUrl.startsWith('https:')

/** All settings of the process, validated. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database. It is not used if `databaseUrl` is set. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** URL under which browsers reach the process, without a final slash. */
  readonly baseUrl: string
  /** Origins whose pages may make calls, in addition to the portal’s own origin; empty by default. */
  readonly corsOrigins: readonly string[]
  /** Number of orders for load tests, in addition to the named scenarios. */
  readonly seedOrders: number
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  readonly sandboxPassword: string
  /** Lifetime of ID and access tokens, in seconds; at most a quarter of an hour. */
  readonly tokenTtlSeconds: number
  /** Number of sign-ins that can be started from one IP address in a minute. */
  readonly signInsPerMinute: number
  /** Number of orders that one user may request in a minute. */
  readonly ordersPerMinute: number
  /** Largest number of concurrent calls. Twice as many calls can wait, each for at most half a second. */
  readonly requestsAtOnce: number
  /** Whether an event stream reports changes of orders. */
  readonly liveOrders: boolean
  /** Whether the back end serves the OpenAPI document and the API reference. */
  readonly apiDocs: boolean
  /** Port on which Prometheus can read metrics. It is `undefined` by default, and then no metrics are served. */
  readonly metricsPort: number | undefined
  /** Base URL of the collector for traces. It is `undefined` by default, and then no traces are sent. */
  readonly otlpEndpoint: string | undefined
  readonly safe: SafeSettings
  /** Programs that sign in with a secret; none by default. */
  readonly serviceAccounts: readonly ServiceAccount[]
}

/** A program that makes calls with the rights of a user, while the user does not sign in. */
export interface ServiceAccount {
  readonly clientId: string
  readonly username: string
  /** SHA-256 of the account's secret, in hexadecimal digits. */
  readonly secretHash: string
}

/** The default account and password of a new virtual safe. */
export interface SafeSettings {
  /** The default account of a new safe; empty if there is none. */
  readonly account: string
  /** The default password of a new safe; empty if there is none. */
  readonly password: string
}

/** Settings without a default account and password. */
export const noSafeSettings: SafeSettings = { account: '', password: '' }

const wholeNumber = (name: string, min: number, max: number) =>
  z
    .pipe(
      z.string().check(z.regex(/^\d{1,9}$/, `${name} must be a whole number from ${min} to ${max}.`)),
      z.transform(Number),
    )
    .check(
      z.refine(
        (value) => value >= min && value <= max,
        `${name} must be a whole number from ${min} to ${max}.`,
      ),
    )

const isWebOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return (
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  )
}

const isWebAddress = (text: string): boolean => {
  const protocol = URL.parse(text)?.protocol
  return protocol === 'http:' || protocol === 'https:'
}

const listed = (text: string): readonly string[] => text.split(',').map((entry) => entry.trim())

/**
 * Matches a service account in an environment variable, written as `name:user:hash`. The name must not begin with
 * `remesa-`, because the names of built-in clients begin with `remesa-`. The hash is the SHA-256 of the account's
 * secret in hexadecimal digits.
 */
const serviceEntry = /^(?!remesa-)([a-z][a-z0-9-]{2,39}):([^:,\s]{1,254}):([0-9a-f]{64})$/

const serviceAccountOf = (entry: string): ServiceAccount | undefined => {
  const [, clientId, username, secretHash] = serviceEntry.exec(entry) ?? []
  return clientId === undefined || username === undefined || secretHash === undefined
    ? undefined
    : { clientId, username, secretHash }
}

const serviceAccountsOf = (text: string): readonly ServiceAccount[] =>
  listed(text).flatMap((entry) => serviceAccountOf(entry) ?? [])

/** Whether every entry of a text describes a service account, and all these accounts have different names. */
const areServiceAccounts = (text: string): boolean =>
  new Set(serviceAccountsOf(text).map(({ clientId }) => clientId)).size === listed(text).length

const isPostgresUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'postgres:' || url.protocol === 'postgresql:')
}

const Variables = z.object({
  PORT: z.optional(wholeNumber('PORT', 1, 65_535)),
  HOST: z.optional(
    z
      .string()
      .check(z.regex(/^[\w.:[\]-]+$/, 'HOST must be a host name or an IP address, for example 127.0.0.1.')),
  ),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isPostgresUrl, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'),
      ),
  ),
  BASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isWebOrigin,
          'BASE_URL must be an http or https address without a path, for example https://portal.example.',
        ),
      ),
  ),
  CORS_ORIGINS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => listed(text).every(isWebOrigin),
          'CORS_ORIGINS must be http or https addresses without a path, with commas between them, for example https://app.example,https://intranet.example.',
        ),
      ),
  ),
  SEED_ORDERS: z.optional(wholeNumber('SEED_ORDERS', 0, 5_000_000)),
  LOG_LEVEL: z.optional(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    }),
  ),
  SANDBOX_PASSWORD: z.optional(
    z.string().check(z.maxLength(1024, 'SANDBOX_PASSWORD may have at most 1024 characters.')),
  ),
  LIVE_ORDERS: z.optional(z.enum(['on', 'off'], { error: 'LIVE_ORDERS must be on or off.' })),
  API_DOCS: z.optional(z.enum(['on', 'off'], { error: 'API_DOCS must be on or off.' })),
  SAFE_ACCOUNT: z.optional(
    z.string().check(z.maxLength(255, 'SAFE_ACCOUNT may have at most 255 characters.')),
  ),
  SAFE_PASSWORD: z.optional(
    z.string().check(z.maxLength(255, 'SAFE_PASSWORD may have at most 255 characters.')),
  ),
  SERVICE_ACCOUNTS: z.optional(
    z
      .string()
      .check(
        z.refine(
          areServiceAccounts,
          'SERVICE_ACCOUNTS must be accounts with commas between them, each a name of its own, a user name and the SHA-256 of a secret, for example payroll:customer-operator:9f86d081…. A name has 3 to 40 small letters, digits and hyphens, and does not begin with remesa-.',
        ),
      ),
  ),
  METRICS_PORT: z.optional(wholeNumber('METRICS_PORT', 1, 65_535)),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.refine(
          isWebAddress,
          'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address, for example http://127.0.0.1:4318.',
        ),
      ),
  ),
  SIGN_INS_PER_MINUTE: z.optional(wholeNumber('SIGN_INS_PER_MINUTE', 1, 1_000_000)),
  ORDERS_PER_MINUTE: z.optional(wholeNumber('ORDERS_PER_MINUTE', 1, 1_000_000)),
  REQUESTS_AT_ONCE: z.optional(wholeNumber('REQUESTS_AT_ONCE', 1, 10_000)),
  TOKEN_TTL_SECONDS: z.optional(wholeNumber('TOKEN_TTL_SECONDS', 5, 900)),
})

/**
 * Reads the environment variables. An empty variable counts as not set.
 *
 * @returns all settings, with defaults for variables that are not set, or a sentence for each invalid variable.
 */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Result<Environment, readonly string[]> {
  const present = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')
  const parsed = Variables.safeParse(Object.fromEntries(present))
  if (!parsed.success) return err(parsed.error.issues.map((issue) => issue.message))
  const value = parsed.data
  const port = value.PORT ?? 4000
  const host = value.HOST ?? '127.0.0.1'
  const sandboxPassword = value.SANDBOX_PASSWORD ?? defaultPassword
  const baseUrl = new URL(value.BASE_URL ?? `http://localhost:${port}`)
  // Behind a proxy on the same machine, HOST is a loopback address. In this case only BASE_URL shows that other
  // machines can reach the process.
  const reachable = [
    { name: 'HOST', host },
    { name: 'BASE_URL', host: baseUrl.hostname },
  ].find((one) => !isLoopback(one.host))
  if (reachable !== undefined && isWeakPassword(sandboxPassword)) {
    const what =
      sandboxPassword === defaultPassword
        ? 'still have the default password'
        : 'have a password that is easy to guess'
    return err([
      `${reachable.name} is ${reachable.host}, which other machines can reach, but the accounts ${what}. ` +
        `Set SANDBOX_PASSWORD to a password of your own, of at least ${leastPassword.length} characters of which ${leastPassword.different} differ.`,
    ])
  }
  return ok({
    port,
    host,
    dataDir: value.DATA_DIR ?? join(repositoryRoot(), '.remesa', 'data'),
    databaseUrl: value.DATABASE_URL,
    baseUrl: baseUrl.origin,
    corsOrigins:
      value.CORS_ORIGINS === undefined
        ? []
        : listed(value.CORS_ORIGINS).map((entry) => new URL(entry).origin),
    seedOrders: value.SEED_ORDERS ?? 0,
    logLevel: value.LOG_LEVEL ?? 'info',
    sandboxPassword,
    tokenTtlSeconds: value.TOKEN_TTL_SECONDS ?? 300,
    signInsPerMinute: value.SIGN_INS_PER_MINUTE ?? 100,
    ordersPerMinute: value.ORDERS_PER_MINUTE ?? 120,
    requestsAtOnce: value.REQUESTS_AT_ONCE ?? 16,
    liveOrders: value.LIVE_ORDERS !== 'off',
    apiDocs: value.API_DOCS === undefined ? reachable === undefined : value.API_DOCS === 'on',
    metricsPort: value.METRICS_PORT,
    otlpEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    safe: {
      account: value.SAFE_ACCOUNT ?? defaultSafe.account,
      // If other machines can reach the process, no safe may have a password that everyone knows.
      password: value.SAFE_PASSWORD ?? (reachable === undefined ? defaultSafe.password : ''),
    },
    serviceAccounts: serviceAccountsOf(value.SERVICE_ACCOUNTS ?? ''),
  })
}
