import { acceptIdToken } from './id-token'
import { type Provider, type ProviderMetadata, ProviderRefusal, type Tokens } from './provider'

/** Options of every sign-in of a program. */
export interface ProgramOptions {
  /**
   * Issuer identifier of the identity provider, such as `https://portal.example/oidc`. The provider's discovery
   * document is below this URL.
   */
  readonly issuer: string
  readonly scope?: string | undefined
  /** URL of the identity provider's discovery document, if that document is not below the issuer. */
  readonly discoveryUrl?: string | undefined
  /** Further accepted issuers of ID tokens, such as the tenants of Entra ID; none by default. */
  readonly tokenIssuers?: readonly string[] | undefined
  /** Audiences that an ID token may have in addition to the client; none by default. */
  readonly trustedAudiences?: readonly string[] | undefined
  /** Parameters that are added to the authorization request. */
  readonly parameters?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Returns the current time; by default the time of the computer's clock. */
  readonly now?: (() => Date) | undefined
}

/** The session of a program. Its tokens are stored only in memory. */
export interface ProgramSession {
  /** Returns a valid token, for `createClient`; `undefined` after the session has ended. */
  readonly getToken: () => Promise<string | undefined>
  /** Renews the token at once, for `createClient`. Returns whether there is a new token. */
  readonly refreshToken: () => Promise<boolean>
  /** Ends the session in the program and at the identity provider. */
  readonly signOut: () => Promise<void>
}

/** A token is renewed this number of milliseconds before it expires. */
const EARLY_MS = 30_000

/** The client to which the identity provider has issued the tokens. */
export interface TokenHolder
  extends Pick<ProgramOptions, 'issuer' | 'tokenIssuers' | 'trustedAudiences' | 'now'> {
  readonly clientId: string
  readonly provider: Provider
  readonly metadata: ProviderMetadata
}

/**
 * The session of a program that has just received its tokens.
 * @param nonce The nonce of the sign-in; `undefined` if this kind of sign-in has no nonce.
 * @throws ProviderFault if the ID token can't be trusted.
 */
export const openSession = async (
  { provider, metadata, clientId, issuer, ...options }: TokenHolder,
  tokens: Tokens,
  nonce: string | undefined,
): Promise<ProgramSession> => {
  const now = options.now ?? (() => new Date())
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
  return sessionOf({ tokens, expiresAt: facts.expiresAt }, { renew, revoke, now })
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
      // If the session was signed out during the renewal, it stays signed out.
      if (held === undefined) return false
      held = { ...renewed, tokens: { refresh_token: refreshToken, ...renewed.tokens } }
      return true
    } catch (cause) {
      if (!(cause instanceof ProviderRefusal)) throw cause
      held = undefined
      return false
    }
  }
  /**
   * Renews the tokens once for all callers that wait at the same time, because a refresh token can be used only once.
   */
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
