import { err, ok, type Result } from '@remesa/domain/kernel'
import { createRemoteJWKSet } from 'jose'
import { ErrorResponse, ErrorTimeout, OidcClient, WebStorageStateStore } from 'oidc-client-ts'
import * as z from 'zod/mini'
import type { RuntimeConfig } from '../../kernel/config'
import { type DiscoveryFailure, discoverProvider, ProviderMetadata } from './discovery'
import { validateIdToken } from './id-token'
import {
  askForRenewal,
  REQUEST_TIMEOUT_MS,
  type RefreshFailure,
  revokeToken,
  TokenAnswer,
} from './token-endpoint'
import type { TokenSet } from './token-store'

const SIGN_IN_PREFIX = 'remesa.sign-in.'

export type SignInFailure =
  /** The provider denies this user access. */
  | { readonly kind: 'denied' }
  /** The provider does not answer: another sign-in may work later. */
  | { readonly kind: 'away' }
  /** Anything else: `reason` is for the log and holds no token. */
  | { readonly kind: 'failed'; readonly reason: string }

export interface IdentityProvider {
  /** Requests what the next {@link IdentityProvider.signInUrl} needs, while it is not known yet whether there will be one. */
  readonly prepareSignIn: () => void
  /** The address that starts a sign-in. {@link IdentityProvider.finishSignIn} returns `returnTo`. */
  readonly signInUrl: (request: {
    readonly returnTo: string
    /** `login` requires the password even if the provider still has a session. */
    readonly prompt?: 'login' | 'select_account'
    readonly language?: string
  }) => Promise<Result<string, DiscoveryFailure>>
  /** Validates the answer at the callback, exchanges the code and validates the tokens. Works once per answer. */
  readonly finishSignIn: (
    callbackUrl: string,
  ) => Promise<Result<{ readonly tokens: TokenSet; readonly returnTo: string | null }, SignInFailure>>
  readonly refresh: (tokens: TokenSet) => Promise<Result<TokenSet, RefreshFailure>>
  /**
   * The address that ends the session at the provider and returns to `/`, with `state` if the provider is correct.
   * `unsupported`: this provider ends no sessions.
   */
  readonly signOutUrl: (signOut: {
    readonly idToken: string | undefined
    readonly state?: string
  }) => Promise<Result<string, 'unavailable' | 'unsupported'>>
  /** Revokes the refresh token, if the provider can, so that nobody can use what is left of the session. */
  readonly revoke: (tokens: TokenSet) => Promise<void>
}

export interface IdentityProviderDeps {
  readonly config: Pick<RuntimeConfig, 'issuer' | 'clientId' | 'scope' | 'tokenKind'>
  readonly origin: string
  readonly storage: Storage
  readonly fetch: typeof globalThis.fetch
  /** Epoch milliseconds by the server's clock. */
  readonly now: () => number
  readonly randomId: () => string
}

/**
 * Data of a sign-in in this tab's storage. `proof` is also sent in `state` and makes it 244 bits long. `provider` is the
 * discovery document that the sign-in began with: its code goes to the provider that was asked, without another request.
 */
const SignInMemory = z.object({
  nonce: z.string(),
  proof: z.string(),
  returnTo: z.string(),
  provider: ProviderMetadata,
})

/**
 * The identity provider of the portal: authorization code with PKCE (S256), and every check of OpenID Connect that the
 * library leaves to its caller: issuer of the discovery document and of the answer, nonce, the whole ID token, and an
 * unchanged subject across refreshes. It stores no tokens.
 */
export const createIdentityProvider = (deps: IdentityProviderDeps): IdentityProvider => {
  const { config, origin, storage, now } = deps
  let metadata: Promise<Result<ProviderMetadata, DiscoveryFailure>> | undefined
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined

  const discover = async (): Promise<Result<ProviderMetadata, DiscoveryFailure>> => {
    metadata ??= discoverProvider(config.issuer, { fetch: deps.fetch, timeoutMs: REQUEST_TIMEOUT_MS })
    const found = await metadata
    // A failure is not cached: the provider may answer the next time.
    if (!found.ok) metadata = undefined
    return found
  }

  /** Requested again: a redirect to a provider that is down would end on the browser's own error page. */
  const discoverAgain = () => {
    metadata = undefined
    return discover()
  }
  let prepared: ReturnType<typeof discover> | undefined

  /** @param found is not needed to read what a sign-in left in this tab. */
  const clientFor = (found?: ProviderMetadata): OidcClient =>
    new OidcClient({
      authority: config.issuer,
      ...(found && {
        metadata: {
          issuer: found.issuer,
          authorization_endpoint: found.authorization_endpoint,
          token_endpoint: found.token_endpoint,
        },
      }),
      client_id: config.clientId,
      redirect_uri: `${origin}/callback`,
      post_logout_redirect_uri: `${origin}/`,
      scope: config.scope,
      response_type: 'code',
      loadUserInfo: false,
      requestTimeoutInSeconds: REQUEST_TIMEOUT_MS / 1_000,
      // The library's default is localStorage, where the code verifier would outlive the tab.
      stateStore: new WebStorageStateStore({ store: storage, prefix: SIGN_IN_PREFIX }),
    })

  const keysFor = (found: ProviderMetadata) => {
    // Cached for the lifetime of the page. Only a key that is missing in the set makes it fetch the set again.
    keys ??= createRemoteJWKSet(new URL(found.jwks_uri), { cacheMaxAge: Number.POSITIVE_INFINITY })
    return keys
  }

  /** Without the keys, a renewal would use up the refresh token for tokens that can't be validated. */
  const hasKeys = async (found: ProviderMetadata): Promise<boolean> => {
    const set = keysFor(found)
    return (
      set.jwks() !== undefined ||
      set.reload().then(
        () => true,
        () => false,
      )
    )
  }

  /** Validates the ID token, and returns the lifetime of the token that calls will send. */
  const accept = async (
    answer: TokenAnswer & { readonly id_token: string },
    found: ProviderMetadata,
    known: { readonly nonce?: string; readonly subject?: string },
  ) => {
    const checked = await validateIdToken(answer.id_token, {
      keys: keysFor(found),
      issuer: config.issuer,
      clientId: config.clientId,
      nonce: known.nonce,
      subject: known.subject,
      nowMs: now(),
    })
    if (!checked.ok) return checked
    const { subject, issuedAt, expiresAt } = checked.value
    if (config.tokenKind === 'id') return ok({ subject, issuedAt, expiresAt })
    const received = now()
    return ok({
      subject,
      issuedAt: received,
      expiresAt: answer.expires_in === undefined ? expiresAt : received + answer.expires_in * 1_000,
    })
  }

  /**
   * The lifetime after a renewal without an ID token, which OpenID Connect allows. Where calls send the ID token, the old
   * one would be sent until it expires and refused ever after.
   */
  const withoutIdToken = ({ expires_in }: TokenAnswer, { subject, issuedAt, expiresAt }: TokenSet) => {
    if (config.tokenKind === 'id') return err('no ID token')
    const received = now()
    const lifeMs = expires_in === undefined ? expiresAt - issuedAt : expires_in * 1_000
    return ok({ subject, issuedAt: received, expiresAt: received + lifeMs })
  }

  /** The subject that user-info is about; `undefined` when the access token does not work there. */
  const userInfoSubject = async (endpoint: string, accessToken: string): Promise<string | undefined> => {
    const response = await answered(
      deps.fetch(endpoint, {
        headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
        credentials: 'omit',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      }),
    )
    if (response.status >= 500) throw new ProviderAway()
    if (!response.ok) return undefined
    const parsed = z.object({ sub: z.string() }).safeParse(await response.json())
    return parsed.success ? parsed.data.sub : undefined
  }

  const exchange = async (
    callbackUrl: string,
  ): Promise<Result<{ readonly tokens: TokenSet; readonly returnTo: string | null }, SignInFailure>> => {
    const stored = await clientFor().readSigninResponseState(callbackUrl)
    const memory = SignInMemory.safeParse(stored.state.data)
    if (!memory.success) return failed('no memory of this sign-in')
    const { provider, proof, nonce, returnTo } = memory.data
    if (provider.issuer !== config.issuer) return failed('issuer of the sign-in')
    const answer = new URL(callbackUrl).searchParams
    if (answer.get('state') !== `${stored.state.id};${proof}`) return failed('state')
    // RFC 9207: the code must not reach a token endpoint before it is known who answered.
    const answeredBy = answer.get('iss')
    const mustSayWho = provider.authorization_response_iss_parameter_supported === true
    if (answeredBy === null ? mustSayWho : answeredBy !== config.issuer) return failed('issuer of the answer')
    metadata = Promise.resolve(ok(provider))

    // Requested beside the tokens. Without the keys the code was spent in vain, but another sign-in asks the user nothing.
    const isKeyed = hasKeys(provider)
    const response = await answered(clientFor(provider).processSigninResponse(callbackUrl))
    if (!(await isKeyed)) return err({ kind: 'away' })
    const tokens = TokenAnswer.safeParse({
      access_token: response.access_token,
      id_token: response.id_token,
      refresh_token: response.refresh_token,
      expires_in: response.expires_in,
    })
    if (!tokens.success || tokens.data.id_token === undefined) return failed('token answer')
    const { access_token, id_token, refresh_token } = tokens.data
    const checked = await accept({ ...tokens.data, id_token }, provider, { nonce })
    if (!checked.ok) return failed(`ID token: ${checked.error}`)
    const { userinfo_endpoint: userInfo } = provider
    if (userInfo !== undefined && (await userInfoSubject(userInfo, access_token)) !== checked.value.subject)
      return failed('user-info')
    return ok({
      returnTo,
      tokens: {
        family: deps.randomId(),
        generation: 0,
        idToken: id_token,
        accessToken: access_token,
        refreshToken: refresh_token ?? null,
        ...checked.value,
      },
    })
  }

  return {
    prepareSignIn: () => {
      prepared = discoverAgain()
    },

    signInUrl: async ({ returnTo, prompt, language }) => {
      const asked = prepared ?? discoverAgain()
      prepared = undefined
      const found = await asked
      if (!found.ok) return found
      const nonce = deps.randomId()
      const proof = deps.randomId()
      const request = await clientFor(found.value).createSigninRequest({
        nonce,
        url_state: proof,
        state: { nonce, proof, returnTo, provider: found.value } satisfies z.input<typeof SignInMemory>,
        ...(prompt === undefined ? {} : { prompt }),
        ...(language === undefined ? {} : { ui_locales: language }),
      })
      return ok(request.url)
    },

    finishSignIn: async (callbackUrl) => {
      try {
        // Nothing is used from such an answer, so its sender need not be checked.
        if (new URL(callbackUrl).searchParams.get('error') === 'access_denied') return err({ kind: 'denied' })
        return await exchange(callbackUrl)
      } catch (error) {
        if (error instanceof ProviderAway) return err({ kind: 'away' })
        return failed(error instanceof ErrorResponse ? `provider: ${error.error}` : 'exchange')
      } finally {
        forgetSignIns(storage)
      }
    },

    refresh: async (tokens) => {
      if (tokens.refreshToken === null) return err('rejected')
      const found = await discover()
      if (!found.ok || !(await hasKeys(found.value))) return err('unavailable')
      const renewed = await askForRenewal(deps.fetch, found.value.token_endpoint, {
        grant_type: 'refresh_token',
        client_id: config.clientId,
        refresh_token: tokens.refreshToken,
      })
      if (!renewed.ok) return renewed
      const { id_token, access_token, refresh_token } = renewed.value
      const checked =
        id_token === undefined
          ? withoutIdToken(renewed.value, tokens)
          : await accept({ ...renewed.value, id_token }, found.value, { subject: tokens.subject })
      if (!checked.ok) return err('rejected')
      return ok({
        family: tokens.family,
        generation: tokens.generation + 1,
        idToken: id_token ?? tokens.idToken,
        accessToken: access_token,
        refreshToken: refresh_token ?? tokens.refreshToken,
        ...checked.value,
      })
    },

    signOutUrl: async ({ idToken, state }) => {
      const found = await discoverAgain()
      if (!found.ok) return err('unavailable')
      if (found.value.end_session_endpoint === undefined) return err('unsupported')
      const url = new URL(found.value.end_session_endpoint)
      url.searchParams.set('post_logout_redirect_uri', `${origin}/`)
      url.searchParams.set('client_id', config.clientId)
      if (idToken !== undefined) url.searchParams.set('id_token_hint', idToken)
      if (state !== undefined) url.searchParams.set('state', state)
      return ok(url.href)
    },

    revoke: async ({ refreshToken }) => {
      const found = await discover()
      if (!found.ok || found.value.revocation_endpoint === undefined || refreshToken === null) return
      await revokeToken(deps.fetch, found.value.revocation_endpoint, {
        client_id: config.clientId,
        token: refreshToken,
        token_type_hint: 'refresh_token',
      })
    },
  }
}

class ProviderAway extends Error {}

/** @throws ProviderAway in place of whatever means that there was no answer. */
const answered = <Answer>(request: Promise<Answer>): Promise<Answer> =>
  request.catch((error) => {
    throw isNoAnswer(error) ? new ProviderAway() : error
  })

/** The library has no types for 5xx and for a proxy's page: it only says so. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof ErrorTimeout ||
  (error instanceof Error &&
    (error.name === 'TimeoutError' || /\(5\d\d\)(:|$)|Content-Type: text\/html/.test(error.message)))

/** However a sign-in ends, its nonce and code verifier are spent. */
const forgetSignIns = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(SIGN_IN_PREFIX) === true) storage.removeItem(key)
}

const failed = (reason: string): Result<never, SignInFailure> => err({ kind: 'failed', reason })
