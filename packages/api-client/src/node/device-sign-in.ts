import { err, ok, type Result } from '@remesa/domain/kernel'
import { pause } from '../client/abortable'
import { openSession, type ProgramOptions, type ProgramSession } from './program-session'
import { createProvider, type DeviceCodes, ProviderFault, ProviderRefusal, type Tokens } from './provider'
import type { SignInFailure } from './sign-in'

/** The code that the program shows to the user. The user types the code on another device. */
export interface ShownCode {
  readonly userCode: string
  /** URL of the page at which the user types the code. */
  readonly verificationUri: string
  /**
   * URL of the page with the code already filled in, for a link or a QR code; `undefined` if the identity provider does
   * not send this URL.
   */
  readonly verificationUriComplete: string | undefined
  /** The number of milliseconds for which the code is valid. */
  readonly expiresInMs: number
}

/** Options of a sign-in with a device code. */
export interface DeviceSignInOptions extends ProgramOptions {
  /** Shows the code to the user. Tokens are requested only after this function has returned. */
  readonly onCode: (code: ShownCode) => unknown
  /**
   * Client id for programs without a browser at the identity provider (device client); by default the client id in the
   * reference back end.
   */
  readonly clientId?: string | undefined
  /** Name of the program in Latin letters. The identity provider shows the name to the user. */
  readonly program?: string | undefined
  /** Waits before each request to the token endpoint; by default with a timer. */
  readonly wait?: ((milliseconds: number, signal: AbortSignal) => Promise<unknown>) | undefined
}

const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code'
/**
 * The number of milliseconds between requests to the token endpoint if the identity provider sends no interval. After a
 * response `slow_down`, this number is added to the interval (RFC 8628, 3.5).
 */
const INTERVAL_MS = 5_000

/**
 * Signs a user in to a program on a computer without a browser. The program shows a code, which the user types on the
 * identity provider's page on any device (RFC 8628), so the program never sees the password. The failure `unfinished`
 * means that the code has expired. The failure `denied` with `access_denied` means that the user has refused.
 * @example
 * ```ts
 * const signedIn = await signInWithDevice({
 *   issuer: 'https://portal.example/oidc',
 *   onCode: ({ verificationUri, userCode }) => console.log(`Open ${verificationUri} and type ${userCode}`),
 * })
 * if (!signedIn.ok) throw new Error(signedIn.error.kind)
 * const mine = createClient({ baseUrl: 'https://portal.example', ...signedIn.value }, contract)
 * ```
 */
export const signInWithDevice = async (
  options: DeviceSignInOptions,
): Promise<Result<ProgramSession, SignInFailure>> => {
  const { clientId = 'remesa-cli', signal = new AbortController().signal } = options
  const provider = createProvider(options, options.fetch ?? globalThis.fetch)
  try {
    if (signal.aborted) return aborted
    const metadata = await provider.discover()
    const form = { ...options.parameters, client_id: clientId, scope: options.scope ?? 'openid' }
    const codes = await provider.deviceCodes(metadata, form, options.program)
    const shown = await show(codes, options.onCode)
    if (!shown.ok) return shown
    const grant = { grant_type: GRANT_TYPE, client_id: clientId, device_code: codes.device_code }
    const ask = () => provider.grant(metadata, grant)
    const tokens = await untilAnswered({ ask, codes, wait: options.wait ?? pause, signal })
    if (!tokens.ok) return tokens
    // A sign-in with a device code has no nonce, because the code itself binds the tokens to this program.
    return ok(await openSession({ ...options, clientId, provider, metadata }, tokens.value, undefined))
  } catch (cause) {
    if (cause instanceof ProviderRefusal) return err({ kind: 'denied', reason: cause.message })
    return err({ kind: 'provider', cause })
  }
}

const aborted: Result<never, SignInFailure> = err({ kind: 'aborted' })

const show = async (
  codes: DeviceCodes,
  onCode: DeviceSignInOptions['onCode'],
): Promise<Result<void, SignInFailure>> => {
  try {
    await onCode({
      userCode: codes.user_code,
      verificationUri: codes.verification_uri,
      verificationUriComplete: codes.verification_uri_complete,
      expiresInMs: codes.expires_in * 1_000,
    })
    return ok(undefined)
  } catch (cause) {
    return err({ kind: 'unopened', cause })
  }
}

/** Requests tokens again and again until the user has signed in or refused, or the code has expired. */
const untilAnswered = async ({
  ask,
  codes,
  wait,
  signal,
}: {
  readonly ask: () => Promise<Tokens>
  readonly codes: DeviceCodes
  readonly wait: NonNullable<DeviceSignInOptions['wait']>
  readonly signal: AbortSignal
}): Promise<Result<Tokens, SignInFailure>> => {
  const lifetimeMs = codes.expires_in * 1_000
  let intervalMs = codes.interval === undefined ? INTERVAL_MS : Math.max(1_000, codes.interval * 1_000)
  let fault: unknown
  for (let waitedMs = intervalMs; waitedMs <= lifetimeMs; waitedMs += intervalMs) {
    const isWaited = await wait(intervalMs, signal).then(
      () => true,
      () => false,
    )
    if (!isWaited || signal.aborted) return aborted
    const answer = await answerOf(ask)
    if (answer.kind === 'tokens') return ok(answer.tokens)
    if (answer.kind === 'failed') return err(answer.failure)
    if (answer.kind === 'expired') return err({ kind: 'unfinished', afterMs: lifetimeMs })
    fault = answer.kind === 'no-answer' ? answer.cause : undefined
    if (answer.kind === 'slow-down') intervalMs += INTERVAL_MS
    if (answer.kind === 'no-answer') intervalMs *= 2
  }
  return fault === undefined
    ? err({ kind: 'unfinished', afterMs: lifetimeMs })
    : err({ kind: 'provider', cause: fault })
}

type Answer =
  | { readonly kind: 'tokens'; readonly tokens: Tokens }
  | { readonly kind: 'pending' | 'slow-down' | 'expired' }
  | { readonly kind: 'no-answer'; readonly cause: unknown }
  | { readonly kind: 'failed'; readonly failure: SignInFailure }

const kinds: Readonly<Record<string, 'pending' | 'slow-down' | 'expired'>> = {
  authorization_pending: 'pending',
  slow_down: 'slow-down',
  expired_token: 'expired',
}

/**
 * The outcome of one request for tokens. `no-answer` means that the identity provider or the network does not work at
 * the moment, so the request is repeated after longer and longer pauses.
 */
const answerOf = async (ask: () => Promise<Tokens>): Promise<Answer> => {
  try {
    return { kind: 'tokens', tokens: await ask() }
  } catch (cause) {
    if (cause instanceof ProviderRefusal) {
      const kind = Object.hasOwn(kinds, cause.message) ? kinds[cause.message] : undefined
      return kind === undefined
        ? { kind: 'failed', failure: { kind: 'denied', reason: cause.message } }
        : { kind }
    }
    if (cause instanceof ProviderFault && !cause.isPassing)
      return { kind: 'failed', failure: { kind: 'provider', cause } }
    return { kind: 'no-answer', cause }
  }
}
