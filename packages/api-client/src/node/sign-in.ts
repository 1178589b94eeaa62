import { err, ok, type Result } from '@remesa/domain/kernel'
import { base64url } from 'jose'
import { acceptIdToken } from './id-token'
import { type Loopback, openLoopback } from './loopback'
import { createProvider, type ProviderMetadata, ProviderRefusal, type Tokens } from './provider'

/** Reasons why a sign-in failed. */
export type SignInFailure =
  /** The provider has refused, with a code of OAuth such as `access_denied`. */
  | { readonly kind: 'denied'; readonly reason: string }
  /** The provider does not answer, or its answer can't be trusted. */
  | { readonly kind: 'provider'; readonly cause: unknown }
  /** `open` has thrown. */
  | { readonly kind: 'unopened'; readonly cause: unknown }
  /** The user did not sign in within the time. */
  | { readonly kind: 'unfinished'; readonly afterMs: number }
  /** The caller's `signal` fired. */
  | { readonly kind: 'aborted' }

/** Options of a sign-in. */
export interface SignInOptions {
  /** Identifier of the provider, under which its description is found: `https://portal.example/oidc`. */
  readonly issuer: string
  /** Sends the user to an address of the provider: opens it in their browser, or prints it. */
  readonly open: (url: string) => unknown
  /** Client id for programs at the provider; by default that of the reference back end. */
  readonly clientId?: string | undefined
  readonly scope?: string | undefined
  /** Address of the provider's description, if it is not found under the issuer. */
  readonly discoveryUrl?: string | undefined
  /** More accepted issuers of ID tokens, such as the tenants of Entra ID; none by default. */
  readonly tokenIssuers?: readonly string[] | undefined
  /** Audiences that an ID token may name in addition to the client; none by default. */
  readonly trustedAudiences?: readonly string[] | undefined
  /** Additional parameters of the authorization request. */
  readonly parameters?: Readonly<Record<string, string>> | undefined
  /** The languages of the provider's page, such as `de` or `pt-BR es`. */
  readonly languages?: string | undefined
  /** Text that the browser shows at the end. */
  readonly doneText?: string | undefined
  /** Longest time that the user may take; five minutes by default. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The clock; by default the machine's. */
  readonly now?: (() => Date) | undefined
}

/** The session of a program. Its tokens are in memory alone. */
export interface ProgramSession {
  /** A valid token, for `createApiClient`; `undefined` once the session has ended. */
  readonly getToken: () => Promise<string | undefined>
  /** Renews the token at once, for `createApiClient`; the value is whether there is a new token. */
  readonly refreshToken: () => Promise<boolean>
  /** Ends the session here and at the provider. */
  readonly signOut: () => Promise<void>
}

/** A token is renewed this long before it expires. */
const EARLY_MS = 30_000
const PATIENCE_MS = 5 * 60_000

const random = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)))

const challengeOf = async (verifier: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

/**
 * Signs a user in to a program through their browser: authorization code with PKCE, state and nonce, answered
 * at a local address (RFC 8252). The program sees no password.
 *
 * @example
 * ```ts
 * const signedIn = await signIn({ issuer: 'https://portal.example/oidc', open: (url) => console.log(`Open ${url}`) })
 * if (!signedIn.ok) throw new Error(signedIn.error.kind)
 * const mine = createApiClient({ baseUrl: 'https://portal.example', ...signedIn.value })
 * ```
 */
export const signIn = async (options: SignInOptions): Promise<Result<ProgramSession, SignInFailure>> => {
  const { issuer, clientId = 'remesa-native', signal, timeoutMs = PATIENCE_MS } = options
  const provider = createProvider(options, options.fetch ?? globalThis.fetch)
  const now = options.now ?? (() => new Date())
  const [state, nonce, verifier] = [random(), random(), random()]
  let loopback: Loopback | undefined
  try {
    const metadata = await provider.discover()
    const doneText = options.doneText ?? 'You can close this window and go back to the program.'
    loopback = await openLoopback(state, doneText)
    const { redirectUri, answer } = loopback
    const ask = new URL(metadata.authorization_endpoint)
    const asked = {
      ...options.parameters,
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: options.scope ?? 'openid',
      code_challenge: await challengeOf(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(options.languages === undefined ? {} : { ui_locales: options.languages }),
    }
    for (const [name, value] of Object.entries(asked)) ask.searchParams.set(name, value)
    const answered = await within({ answer, timeoutMs, signal, begin: () => options.open(ask.href) })
    if (!answered.ok) return answered
    const code = codeOf(answered.value, metadata)
    if (!code.ok) return code
    const form = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri }
    const tokens = await provider.grant(metadata, { ...form, code: code.value, code_verifier: verifier })
    const expected = {
      issuers: [issuer, ...(options.tokenIssuers ?? [])],
      clientId,
      trustedAudiences: options.trustedAudiences ?? [],
    }
    const first = { ...expected, nonce, subject: undefined, now: now() }
    const facts = await acceptIdToken(tokens.id_token, await provider.keys(metadata), first)
    const renew = async (refreshToken: string) => {
      const grant = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken }
      const renewed = await provider.grant(metadata, grant)
      const known = { ...expected, nonce: undefined, subject: facts.subject, now: now() }
      const { expiresAt } = await acceptIdToken(renewed.id_token, await provider.keys(metadata), known)
      return { tokens: renewed, expiresAt }
    }
    const revoke = (token: string) => provider.revoke(metadata, { client_id: clientId, token })
    return ok(sessionOf({ tokens, expiresAt: facts.expiresAt }, { renew, revoke, now }))
  } catch (cause) {
    if (cause instanceof ProviderRefusal) return err({ kind: 'denied', reason: cause.message })
    return err({ kind: 'provider', cause })
  } finally {
    loopback?.close()
  }
}

/** The first of three: the answer, the timeout, the caller's abort. */
const within = async <T>({
  answer,
  begin,
  timeoutMs,
  signal,
}: {
  readonly answer: Promise<T>
  readonly begin: () => unknown
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}): Promise<Result<T, SignInFailure>> => {
  let end = (_failure: SignInFailure): void => {}
  const ended = new Promise<Result<T, SignInFailure>>((resolve) => {
    end = (failure) => resolve(err(failure))
  })
  const abort = () => end({ kind: 'aborted' })
  const timer = setTimeout(() => end({ kind: 'unfinished', afterMs: timeoutMs }), timeoutMs)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted === true) abort()
  const begun = async () => begin()
  begun().catch((cause: unknown) => end({ kind: 'unopened', cause }))
  try {
    return await Promise.race([answer.then((value) => ok(value)), ended])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** The code of an answer, after a check that it comes from this provider. */
const codeOf = (
  answer: URLSearchParams,
  { issuer, authorization_response_iss_parameter_supported: namesIssuer }: ProviderMetadata,
): Result<string, SignInFailure> => {
  const said = answer.get('iss')
  if (said === null ? namesIssuer === true : said !== issuer)
    return err({ kind: 'provider', cause: new Error(`the answer is from ${said ?? 'nobody'}`) })
  const refused = answer.get('error')
  if (refused !== null) return err({ kind: 'denied', reason: refused })
  const code = answer.get('code')
  return code === null ? err({ kind: 'provider', cause: new Error('the answer has no code') }) : ok(code)
}

interface Held {
  readonly tokens: Tokens
  readonly expiresAt: number
}

const sessionOf = (
  first: Held,
  deps: {
    readonly renew: (refreshToken: string) => Promise<Held>
    readonly revoke: (token: string) => Promise<void>
    readonly now: () => Date
  },
): ProgramSession => {
  let held: Held | undefined = first
  let renewal: Promise<boolean> | undefined

  const renewOnce = async (): Promise<boolean> => {
    const refreshToken = held?.tokens.refresh_token
    if (refreshToken === undefined) return false
    try {
      const renewed = await deps.renew(refreshToken)
      // A sign-out during the renewal is final.
      if (held === undefined) return false
      held = { ...renewed, tokens: { refresh_token: refreshToken, ...renewed.tokens } }
      return true
    } catch (cause) {
      if (!(cause instanceof ProviderRefusal)) throw cause
      held = undefined
      return false
    }
  }
  /** Renews the tokens once for all callers, because a refresh token works once. */
  const refreshToken = (): Promise<boolean> => {
    renewal ??= renewOnce().finally(() => {
      renewal = undefined
    })
    return renewal
  }
  const holds = (atLeastMs: number) => held !== undefined && deps.now().getTime() + atLeastMs < held.expiresAt
  return {
    getToken: async () => {
      if (held?.tokens.refresh_token !== undefined && !holds(EARLY_MS)) await refreshToken()
      return holds(0) ? held?.tokens.id_token : undefined
    },
    refreshToken,
    signOut: async () => {
      const token = held?.tokens.refresh_token
      held = undefined
      await renewal?.catch(() => false)
      if (token !== undefined) await deps.revoke(token)
    },
  }
}
