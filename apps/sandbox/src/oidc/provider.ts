import Provider, {
  type Account,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import type { ProviderKeys } from '../authorisation'
import type { Database } from '../db/database'
import { type Environment, isBehindTls } from '../kernel/environment'
import { databaseAdapter } from './adapter'
import { clientId, issuerOf, portalOrigins, scope } from './client'
import { renderErrorPage, renderSignedOutPage, renderSignOutPage } from './provider-pages'

/** What the provider needs to know of an account. */
export interface ProviderAccount {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly active: boolean
}

export interface ProviderDeps {
  readonly db: Database
  readonly env: Pick<Environment, 'baseUrl' | 'tokenTtlSeconds'>
  readonly keys: ProviderKeys
  readonly findAccountById: (db: Database, id: string) => Promise<ProviderAccount | undefined>
}

/** A sign-in ends after this many seconds, however active the user is. */
export const sessionLimitSeconds = 12 * 60 * 60

/** Seconds for which an open sign-in page stays usable. */
const interactionSeconds = 60 * 60

const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/** Shows the sign-in form when the portal's "switch user" requests it, and when no user is signed in. */
function promptPolicy() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** The portal belongs to the provider, so signing in counts as consent. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, account, provider } = ctx.oidc
  if (client === undefined || session === undefined || account === undefined) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (existing?.accountId === account.accountId) return existing
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
  grant.addOIDCScope(scope)
  await grant.save()
  return grant
}

function configuration({ db, env, keys, findAccountById }: ProviderDeps): Configuration {
  const tls = isBehindTls(env)
  const origins = portalOrigins(env)
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true, secure: tls } as const
  return {
    adapter: databaseAdapter(db),
    clients: [
      {
        client_id: clientId,
        client_name: 'Remesa',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        redirect_uris: origins.map((origin) => `${origin}/callback`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
      },
    ],
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    jwks: { keys: keys.signing.map((key) => ({ ...key })) },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    scopes: ['openid', clientId],
    claims: {
      openid: ['sub'],
      [clientId]: ['preferred_username', 'name', 'given_name', 'family_name', 'email'],
    },
    conformIdTokenClaims: false,
    findAccount: async (_ctx, id): Promise<Account | undefined> => {
      const account = await findAccountById(db, id)
      return account?.active === true ? { accountId: account.id, claims: () => claimsOf(account) } : undefined
    },
    loadExistingGrant,
    // A refresh token without the scope offline_access ends with the session: signing out revokes it.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AuthorizationCode: 60,
      AccessToken: env.tokenTtlSeconds,
      IdToken: env.tokenTtlSeconds,
      RefreshToken: (ctx) => ctx?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? sessionLimitSeconds,
      Grant: sessionLimitSeconds,
      Interaction: interactionSeconds,
      // Without the second term each request would prolong the session.
      Session: (_ctx, session) =>
        session.loginTs === undefined
          ? interactionSeconds
          : Math.max(1, session.loginTs + sessionLimitSeconds - nowSeconds()),
    },
    cookies: {
      keys: [...keys.cookies],
      names: {
        session: tls ? '__Host-remesa_session' : 'remesa_session',
        interaction: 'remesa_sign_in',
        resume: 'remesa_sign_in_resume',
      },
      long: cookie,
      short: cookie,
    },
    interactions: { policy: promptPolicy(), url: (_ctx, interaction) => `/login/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      // The only client is public: it may revoke its own tokens.
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: renderSignOutPage,
        postLogoutSuccessSource: renderSignedOutPage,
      },
    },
    renderError: renderErrorPage,
  }
}

const claimsOf = (account: ProviderAccount) => ({
  sub: account.id,
  preferred_username: account.username,
  name: `${account.name} ${account.lastName}`.trim(),
  given_name: account.name,
  family_name: account.lastName,
  email: account.email,
})

/** The identity provider with all of its state in the database. It answers below `/oidc`. */
export function createProvider(deps: ProviderDeps): Provider {
  const provider = new Provider(issuerOf(deps.env), configuration(deps))
  provider.proxy = isBehindTls(deps.env)
  return provider
}
