import { join } from 'node:path'
import { err, ok, type Result } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { repositoryRoot } from './package-root'

/** The password of the seeded accounts while nothing else is set. Accepted on the loopback interface only. */
export const defaultPassword = 'remesa'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether only this machine can reach `host`. */
export const isLoopback = (host: string): boolean =>
  loopbackHosts.has(host) || /^127(\.\d{1,3}){3}$/.test(host)

/** Whether browsers reach the process through TLS, which ends in front of it. */
export const isBehindTls = ({ baseUrl }: Pick<Environment, 'baseUrl'>): boolean =>
  baseUrl.startsWith('https:')

/** All settings of the process, validated. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database. Unused when `databaseUrl` is set. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Address under which browsers reach the process, without a final slash. */
  readonly baseUrl: string
  /** Orders to seed on top of the named scenarios. */
  readonly seedOrders: number
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  readonly sandboxPassword: string
  /** Lifetime of ID and access tokens, in seconds. */
  readonly tokenTtlSeconds: number
  /** Whether changes of orders are streamed. */
  readonly liveOrders: boolean
}

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
  TOKEN_TTL_SECONDS: z.optional(wholeNumber('TOKEN_TTL_SECONDS', 5, 86_400)),
})

/**
 * Reads the environment variables. An empty variable counts as not set.
 *
 * @returns Every setting with its default filled in, or one sentence per invalid variable.
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
  if (!isLoopback(host) && sandboxPassword === defaultPassword) {
    return err([
      `HOST is ${host}, which other machines can reach, but the accounts still have the default password. ` +
        'Set SANDBOX_PASSWORD to a password of your own.',
    ])
  }
  return ok({
    port,
    host,
    dataDir: value.DATA_DIR ?? join(repositoryRoot(), '.remesa', 'data'),
    databaseUrl: value.DATABASE_URL,
    baseUrl: new URL(value.BASE_URL ?? `http://localhost:${port}`).origin,
    seedOrders: value.SEED_ORDERS ?? 0,
    logLevel: value.LOG_LEVEL ?? 'info',
    sandboxPassword,
    tokenTtlSeconds: value.TOKEN_TTL_SECONDS ?? 300,
    liveOrders: value.LIVE_ORDERS !== 'off',
  })
}
