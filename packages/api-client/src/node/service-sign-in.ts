import { err, ok, type Result } from '@remesa/domain/kernel'
import type { ProgramOptions, ProgramSession } from './program-session'
import { createProvider, type ProviderMetadata, ProviderRefusal, type ServiceToken } from './provider'
import type { SignInFailure } from './sign-in'

/** Options of the sign-in of a service account. */
export interface ServiceSignInOptions
  extends Pick<ProgramOptions, 'issuer' | 'scope' | 'discoveryUrl' | 'parameters' | 'fetch' | 'now'> {
  readonly clientId: string
  /**
   * The secret of the service account. It is sent only to the token endpoint of the identity provider, and no failure
   * contains it.
   */
  readonly clientSecret: string
}

/**
 * A token is renewed this number of milliseconds before it expires. A short-lived token is renewed after half of its
 * lifetime.
 */
const EARLY_MS = 30_000

interface Held {
  readonly token: string
  readonly renewAt: number
  readonly expiresAt: number
}

/**
 * Signs a program in as a service account, without a person, by the account's secret (client credentials, RFC 6749,
 * 4.4). `getToken` requests another token before the current one expires. `signOut` removes token and secret from
 * memory.
 * @example
 * ```ts
 * const clientSecret = process.env.REMESA_SECRET ?? ''
 * const signedIn = await signInAsService({ issuer: 'https://portal.example/oidc', clientId: 'payroll', clientSecret })
 * if (!signedIn.ok) throw new Error(signedIn.error.kind)
 * const mine = createClient({ baseUrl: 'https://portal.example', ...signedIn.value }, contract)
 * ```
 */
export const signInAsService = async (
  options: ServiceSignInOptions,
): Promise<Result<ProgramSession, SignInFailure>> => {
  const provider = createProvider(options, options.fetch ?? globalThis.fetch)
  const now = options.now ?? (() => new Date())
  const { clientId, clientSecret, scope } = options
  const form = {
    ...options.parameters,
    grant_type: 'client_credentials',
    ...(scope === undefined ? {} : { scope }),
  }
  try {
    const metadata: ProviderMetadata = await provider.discover()
    const ask = async (): Promise<Held> =>
      heldOf(await provider.serviceToken(metadata, form, { clientId, clientSecret }), now().getTime())
    return ok(sessionOf(await ask(), ask, now))
  } catch (cause) {
    if (cause instanceof ProviderRefusal) return err({ kind: 'denied', reason: cause.message })
    return err({ kind: 'provider', cause })
  }
}

const heldOf = ({ access_token, expires_in }: ServiceToken, now: number): Held => {
  const lifetimeMs = expires_in * 1_000
  return {
    token: access_token,
    renewAt: now + Math.max(lifetimeMs - EARLY_MS, lifetimeMs / 2),
    expiresAt: now + lifetimeMs,
  }
}

const sessionOf = (first: Held, ask: () => Promise<Held>, now: () => Date): ProgramSession => {
  let held: Held | undefined = first
  let isEnded = false
  let renewal: Promise<boolean> | undefined

  const renewOnce = async (): Promise<boolean> => {
    try {
      const renewed = await ask()
      if (isEnded) return false
      held = renewed
      return true
    } catch (cause) {
      if (!(cause instanceof ProviderRefusal)) throw cause
      held = undefined
      return false
    }
  }
  /** Requests a new token once for all callers that wait at the same time. */
  const refreshToken = async (): Promise<boolean> => {
    if (isEnded) return false
    renewal ??= renewOnce().finally(() => {
      renewal = undefined
    })
    return renewal
  }
  const isBefore = (at: number | undefined) => at !== undefined && now().getTime() < at
  return {
    getToken: async () => {
      if (!isBefore(held?.renewAt)) await refreshToken()
      return isBefore(held?.expiresAt) ? held?.token : undefined
    },
    refreshToken,
    signOut: async () => {
      isEnded = true
      held = undefined
    },
  }
}
