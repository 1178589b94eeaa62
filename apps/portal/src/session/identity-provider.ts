import { err, ok, type Result } from '@remesa/domain/kernel'
import { idTokenRefusalText, tokenLife } from '@remesa/domain/session'
import { createRemoteJWKSet } from 'jose'
import { OidcClient, WebStorageStateStore } from 'oidc-client-ts'
import * as z from 'zod/mini'
import type { RuntimeConfig } from '../kernel/config'
import { PROVIDER_TIMEOUT_MS } from '../kernel/time-limits'
import { discoverProvider, ProviderMetadata } from './discovery'
import { validateIdToken } from './id-token'
import { answered, failed, failureOf, providerSays, type SignInFailure } from './sign-in-failure'
import { askForRenewal, type RefreshFailure, revokeToken, TokenAnswer } from './token-endpoint'
import type { TokenSet } from './token-store'
import { userInfoFault } from './user-info'

const SIGN_IN_PREFIX = 'remesa.sign-in.'

export interface IdentityProvider {
  /** Requests in advance the data that {@link IdentityProvider.signInUrl} needs. A sign-in does not have to follow. */
  readonly prepareSignIn: () => void
  /** The URL that starts a sign-in. {@link IdentityProvider.finishSignIn} returns `returnTo`. */
  readonly signInUrl: (request: {
    readonly returnTo: string
    /**
     * The prompt for a user who already has a session at the identity provider: `login` requires the password,
     * `select_account` lets the user choose an account.
     */
    readonly prompt?: 'login' | 'select_account'
    readonly language?: string
  }) => Promise<Result<string, SignInFailure>>
  /**
   * Validates the identity provider's response in the URL, exchanges the code for tokens and validates these. This
   * works only once for each response.
   */
  readonly finishSignIn: (
    callbackUrl: string,
  ) => Promise<Result<{ readonly tokens: TokenSet; readonly returnTo: string | null }, SignInFailure>>
  readonly refresh: (tokens: TokenSet) => Promise<Result<TokenSet, RefreshFailure>>
  /**
   * The URL that ends the session at the identity provider. The provider then redirects to `/`, and a provider that
   * follows the standard adds the parameter `state`. `unsupported` if the provider can't end sessions.
   */
  readonly signOutUrl: (signOut: {
    readonly idToken: string | undefined
    readonly state?: string
  }) => Promise<Result<string, 'unavailable' | 'unsupported'>>
  /**
   * Revokes the refresh token if the identity provider supports this, so that the session can't be renewed any more.
   */
  readonly revoke: (tokens: TokenSet) => Promise<void>
}

/** The settings that adapt the portal to the identity provider of an installation. */
export type ProviderSettings = Pick<
  RuntimeConfig,
  | 'issuer'
  | 'discoveryUrl'
  | 'tokenIssuers'
  | 'clientId'
  | 'trustedAudiences'
  | 'scope'
  | 'signInParameters'
  | 'tokenKind'
  | 'userInfo'
  | 'signOutReturn'
>

export interface IdentityProviderDeps {
  readonly config: ProviderSettings
  readonly origin: string
  readonly storage: Storage
  readonly fetch: typeof globalThis.fetch
  /** The time by the server's clock, in epoch milliseconds. */
  readonly now: () => number
  readonly randomId: () => string
}

/**
 * Data of a sign-in, in the storage of this tab. `proof` is part of `state`, so that `state` has 244 random bits.
 * `provider` is the discovery document with which the sign-in began. It is stored, because the code has to be sent to
 * the provider at which the sign-in began.
 */
const SignInMemory = z.object({
  nonce: z.string(),
  proof: z.string(),
  returnTo: z.string(),
  provider: ProviderMetadata,
})

/**
 * The identity provider as the portal uses it, with authorization code and PKCE (S256). It makes the checks of
 * OpenID Connect that are missing in the library: the issuer of the discovery document and of the response, the
 * nonce, the whole ID token, and an unchanged subject after each renewal. It stores no tokens.
 */
export const createIdentityProvider = (deps: IdentityProviderDeps): IdentityProvider => {
  const { config, origin, storage, now } = deps
  let metadata: ReturnType<typeof discoverProvider> | undefined
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined

  const discover = async () => {
    metadata ??= discoverProvider(config, { fetch: deps.fetch, timeoutMs: PROVIDER_TIMEOUT_MS })
    const found = await metadata
    // A failed request for the discovery document is not cached, because the next request may succeed.
    if (!found.ok) metadata = undefined
    return found
  }

  /**
   * Requests the discovery document again before a redirect. If the identity provider is down, a redirect would show
   * the browser's error page.
   */
  const discoverAgain = () => {
    metadata = undefined
    return discover()
  }
  let prepared: ReturnType<typeof discover> | undefined

  /**
   * The client of the library for the configured identity provider.
   * @param found the discovery document, which is not needed to read the stored data of a sign-in.
   */
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
      extraQueryParams: config.signInParameters,
      response_type: 'code',
      loadUserInfo: false,
      requestTimeoutInSeconds: PROVIDER_TIMEOUT_MS / 1_000,
      // In localStorage, the library's default, the code verifier would remain after the tab is closed.
      stateStore: new WebStorageStateStore({ store: storage, prefix: SIGN_IN_PREFIX }),
    })

  const keysFor = (found: ProviderMetadata) => {
    // The keys are cached as long as the page is open, and fetched again only if a key is missing.
    keys ??= createRemoteJWKSet(new URL(found.jwks_uri), { cacheMaxAge: Number.POSITIVE_INFINITY })
    return keys
  }

  /**
   * Loads the keys of the identity provider; `false` if they can't be loaded. A renewal without keys could not be
   * validated, and would waste the refresh token.
   */
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

  /** Validates the ID token, and returns the lifetime of the token that calls send. */
  const accept = async (
    answer: TokenAnswer & { readonly id_token: string },
    found: ProviderMetadata,
    known: { readonly nonce?: string; readonly subject?: string },
  ) => {
    const checked = await validateIdToken(answer.id_token, {
      keys: keysFor(found),
      issuers: [config.issuer, ...config.tokenIssuers],
      clientId: config.clientId,
      trustedAudiences: config.trustedAudiences,
      nonce: known.nonce,
      subject: known.subject,
      now: now(),
    })
    if (!checked.ok) return checked
    const { subject, issuedAt, expiresAt } = checked.value
    if (config.tokenKind === 'id') return ok({ subject, issuedAt, expiresAt })
    const received = now()
    const life = tokenLife(answer.expires_in)
    return ok({
      subject,
      issuedAt: received,
      expiresAt: life === undefined ? expiresAt : received + life * 1_000,
    })
  }

  /**
   * The tokens after a renewal without an ID token, with their new lifetime. OpenID Connect allows such a renewal. If
   * calls send the ID token, such a renewal counts as failed, because an expired ID token is refused.
   */
  const withoutIdToken = ({ expires_in }: TokenAnswer, { subject, issuedAt, expiresAt }: TokenSet) => {
    if (config.tokenKind === 'id') return failed('no ID token')
    const received = now()
    const life = tokenLife(expires_in)
    const lifeMs = life === undefined ? expiresAt - issuedAt : life * 1_000
    return ok({ subject, issuedAt: received, expiresAt: received + lifeMs })
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
    // RFC 9207: the issuer of a response must be checked before its code is sent to a token endpoint.
    const answeredBy = answer.get('iss')
    const mustSayWho = provider.authorization_response_iss_parameter_supported === true
    if (answeredBy === null ? mustSayWho : answeredBy !== config.issuer) return failed('issuer of the answer')
    metadata = Promise.resolve(ok(provider))

    // The keys are requested together with the tokens. If the keys can't be loaded, the code is lost, but the next
    // sign-in requires no input from the user.
    const isKeyed = hasKeys(provider)
    const response = await answered(clientFor(provider).processSigninResponse(callbackUrl))
    if (!(await isKeyed)) return err({ kind: 'away', reason: 'keys: no answer' })
    const tokens = TokenAnswer.safeParse({
      access_token: response.access_token,
      id_token: response.id_token,
      refresh_token: response.refresh_token,
      expires_in: response.expires_in,
    })
    if (!tokens.success || tokens.data.id_token === undefined) return failed('token answer')
    const { access_token, id_token, refresh_token } = tokens.data
    const checked = await accept({ ...tokens.data, id_token }, provider, { nonce })
    if (!checked.ok) return failed(idTokenRefusalText(checked.error))
    const { userinfo_endpoint: userInfo } = provider
    if (config.userInfo === 'check' && userInfo !== undefined) {
      const fault = await userInfoFault(deps.fetch, userInfo, {
        accessToken: access_token,
        subject: checked.value.subject,
      })
      if (fault !== undefined) return failed(`user-info: ${fault}`)
    }
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
        // A response with an error contains no authorization code that must be protected, so its issuer is not checked.
        const answer = new URL(callbackUrl).searchParams
        const error = answer.get('error')
        if (error !== null)
          return err({
            kind: error === 'access_denied' ? 'denied' : 'failed',
            reason: providerSays(error, answer.get('error_description')),
          })
        return await exchange(callbackUrl)
      } catch (error) {
        return failureOf(error)
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
      url.searchParams.set(config.signOutReturn, `${origin}/`)
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

/** Removes the nonce and the code verifier of every sign-in, whatever its outcome. */
const forgetSignIns = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(SIGN_IN_PREFIX) === true) storage.removeItem(key)
}
