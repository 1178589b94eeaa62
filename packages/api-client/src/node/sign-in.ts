import { err, ok, type Result } from '@remesa/domain/kernel'
import { base64url } from 'jose'
import { type Loopback, openLoopback } from './loopback'
import { openSession, type ProgramOptions, type ProgramSession } from './program-session'
import { createProvider, type ProviderMetadata, ProviderRefusal } from './provider'

/** Reasons why a sign-in failed. */
export type SignInFailure =
  /** The identity provider refused the sign-in with an OAuth error code such as `access_denied`. */
  | { readonly kind: 'denied'; readonly reason: string }
  /** The identity provider does not respond, or its response can't be trusted. */
  | { readonly kind: 'provider'; readonly cause: unknown }
  /** The option `open` threw an error. */
  | { readonly kind: 'unopened'; readonly cause: unknown }
  /** The user did not sign in within the time limit. */
  | { readonly kind: 'unfinished'; readonly afterMs: number }
  /** The caller has aborted the sign-in with its `signal`. */
  | { readonly kind: 'aborted' }

/** Options of a sign-in in the user's browser. */
export interface SignInOptions extends ProgramOptions {
  /**
   * Sends the user to a URL of the identity provider, for instance by opening the user's browser or printing the URL.
   */
  readonly open: (url: string) => unknown
  /** Client id for programs at the identity provider; by default the client id in the reference back end. */
  readonly clientId?: string | undefined
  /** Preferred languages of the identity provider's page, such as `de` or `pt-BR es`. */
  readonly languages?: string | undefined
  /** The text that the browser shows after the sign-in. */
  readonly doneText?: string | undefined
  /** The number of milliseconds within which the user must sign in; five minutes by default. */
  readonly timeoutMs?: number | undefined
}

/** The number of milliseconds within which the user must sign in if the caller sets no limit. */
const PATIENCE_MS = 5 * 60_000

const random = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)))

const challengeOf = async (verifier: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

/**
 * Signs a user in to a program on the user's computer. The user types the password in the browser, so the program never
 * sees the password. The sign-in uses an authorization code with PKCE, state and nonce, and ends with a redirect of the
 * browser to a local URL (RFC 8252).
 * @example
 * ```ts
 * const signedIn = await signIn({ issuer: 'https://portal.example/oidc', open: (url) => console.log(`Open ${url}`) })
 * if (!signedIn.ok) throw new Error(signedIn.error.kind)
 * const mine = createClient({ baseUrl: 'https://portal.example', ...signedIn.value }, contract)
 * ```
 */
export const signIn = async (options: SignInOptions): Promise<Result<ProgramSession, SignInFailure>> => {
  const { clientId = 'remesa-native', signal, timeoutMs = PATIENCE_MS } = options
  const provider = createProvider(options, options.fetch ?? globalThis.fetch)
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
    return ok(await openSession({ ...options, clientId, provider, metadata }, tokens, nonce))
  } catch (cause) {
    if (cause instanceof ProviderRefusal) return err({ kind: 'denied', reason: cause.message })
    return err({ kind: 'provider', cause })
  } finally {
    loopback?.close()
  }
}

/** The first of three events: the response arrives, the time limit is reached, or the caller aborts the sign-in. */
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

/** The authorization code in a response, after a check that the response is from this identity provider. */
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
