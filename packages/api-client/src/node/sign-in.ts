import { err, ok, type Result } from '@remesa/domain/kernel'
import { base64url } from 'jose'
import { acceptIdToken } from './id-token'
import { type Loopback, openLoopback } from './loopback'
import { createProvider, type ProviderMetadata, ProviderRefusal, type Tokens } from './provider'

/** Why nobody is signed in. */
export type SignInFailure =
  /** The provider has refused, with a code of OAuth such as `access_denied`. */
  | { readonly kind: 'denied'; readonly reason: string }
  /** The provider does not answer, or answers what must not be trusted. */
  | { readonly kind: 'provider'; readonly cause: unknown }
  /** `open` has thrown. */
  | { readonly kind: 'unopened'; readonly cause: unknown }
  /** Nobody signed in within the time. */
  | { readonly kind: 'unfinished'; readonly afterMs: number }
  /** The caller's `signal`. */
  | { readonly kind: 'aborted' }

/** What a sign-in takes. */
export interface SignInOptions {
  /** The name of the provider, which its description stands below: `https://portal.example/oidc`. */
  readonly issuer: string
  /** Leads the person to an address of the provider: opens it in their browser, or prints it. */
  readonly open: (url: string) => unknown
  /** The name under which the provider knows programs; that of the reference back end unless said. */
  readonly clientId?: string | undefined
  readonly scope?: string | undefined
  /** The languages of the provider's page, such as `de` or `pt-BR es`. */
  readonly languages?: string | undefined
  /** What the browser shows in the end. */
  readonly doneText?: string | undefined
  /** How long the person may take; five minutes unless said. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The clock; the machine's own unless said. */
  readonly now?: (() => Date) | undefined
}

/** The session of a program. Its tokens are in memory alone. */
export interface ProgramSession {
  /** A token that holds for a while, for `createApiClient`; `undefined` once the session has ended. */
  readonly getToken: () => Promise<string | undefined>
  /** Renews the token at once, for `createApiClient`. Whether there is a new one. */
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
 * Signs a person in to a program of theirs: in their browser, by authorization code with PKCE, state and nonce, with the
 * answer at an address of this machine (RFC 8252). The program sees no password.
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
  const provider = createProvider(issuer, options.fetch ?? globalThis.fetch)
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
    const expected = { issuer, clientId, now: now() }
    const facts = await acceptIdToken(tokens.id_token, await provider.keys(metadata), { ...expected, nonce })
    const renew = async (refreshToken: string) => {
      const grant = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken }
      const renewed = await provider.grant(metadata, grant)
      const known = { ...expected, now: now(), subject: facts.subject }
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

/** What comes first: the answer, the end of the time, or that of the caller's patience. */
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

/** The code of an answer that comes from this provider. */
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
      // Whoever has signed out meanwhile stays signed out.
      if (held === undefined) return false
      held = { ...renewed, tokens: { refresh_token: refreshToken, ...renewed.tokens } }
      return true
    } catch (cause) {
      if (!(cause instanceof ProviderRefusal)) throw cause
      held = undefined
      return false
    }
  }
  /** A refresh token works once: all who need a new token wait for the same one. */
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
