import Provider, {
  type Account,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import {
  isServiceAccountId,
  type ProviderKeys,
  type StartedSession,
  useServiceAccount,
} from '../authorisation'
import type { Database } from '../db/database'
import { type Environment, isBehindTls } from '../kernel/environment'
import { networkOf } from '../kernel/network-of'
import { peerAddress } from '../kernel/node-bindings'
import { shortAgent } from '../kernel/request-origin'
import { databaseAdapter } from './adapter'
import { backChannelLogoutPath } from './back-channel-logout'
import {
  clientId,
  deviceClientId,
  isProgramId,
  issuerOf,
  loopbackRedirect,
  nativeClientId,
  portalOrigins,
  scope,
} from './client'
import { deviceCodeSeconds, deviceFlow, deviceFlowSteps, originOfProgram } from './device-flow'
import { renderErrorPage, renderSignedOutPage, renderSignOutPage } from './provider-pages'
import { giveServiceTokens } from './service-accounts'
import { serviceClient } from './service-client'

/** The data about an account that the identity provider needs. */
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
  readonly env: Pick<Environment, 'baseUrl' | 'tokenTtlSeconds'> &
    Partial<Pick<Environment, 'serviceAccounts'>>
  readonly keys: ProviderKeys
  readonly findAccountById: (db: Database, id: string) => Promise<ProviderAccount | undefined>
  readonly findAccountByUsername: (db: Database, username: string) => Promise<ProviderAccount | undefined>
  /** The function that is called when a user has signed in, before the user gets a token. */
  readonly onSessionStart: (session: StartedSession) => Promise<void>
  /**
   * Passes the identity provider's requests to the product's own back end. The public URL of the back end may be
   * unreachable from this machine.
   */
  readonly deliver: (request: Request) => Promise<Response>
}

/** Time in seconds after which a session ends, even if the user is active. */
export const sessionLimitSeconds = 12 * 60 * 60

/** Time in seconds for which an open sign-in page is valid. */
const interactionSeconds = 60 * 60

const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/** The only permitted response mode, because the portal reads only the query of the redirect URL. */
const responseModes = ['query'] as const

const isProgram = (ctx: KoaContextWithOIDC): boolean => isProgramId(ctx.oidc.client?.clientId)

/**
 * Decides when the sign-in form is shown: if the portal requests a change of user, if no user is signed in, and always
 * for a program. Every program on a machine can use the same client id and listen on a port, so a session of the
 * browser proves nothing.
 */
function promptPolicy() {
  const policy = interactionPolicy.base()
  const asksEachTime = new interactionPolicy.Check(
    'program_prompt',
    'programs require a sign-in of their own',
    'login_required',
    (ctx) => isProgram(ctx) && ctx.oidc.result?.login === undefined,
  )
  policy.get('login')?.checks.add(asksEachTime)
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/**
 * The result that the sign-in form adds. It states whether the account has signed in with this browser for the first
 * time.
 */
export const newDeviceResult = (isNewDevice: boolean) => ({ isNewDevice })

/**
 * Grants the requested rights without asking for consent on a page. Typing the password counts as consent, because the
 * portal and the identity provider belong together and the form says when a program requests the sign-in. Each program
 * has a separate session, while all pages of a browser share one.
 */
const grantsTo =
  ({ env, onSessionStart }: ProviderDeps) =>
  async (ctx: KoaContextWithOIDC) => {
    const { client, session, account, provider } = ctx.oidc
    if (client === undefined || session === undefined || account === undefined) return undefined
    if (isProgram(ctx)) {
      if (ctx.oidc.result?.login === undefined) return undefined
    } else {
      const known = session.grantIdFor(client.clientId)
      const existing = known === undefined ? undefined : await provider.Grant.find(known)
      if (existing?.accountId === account.accountId) return existing
    }
    const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
    grant.addOIDCScope(scope)
    const grantId = await grant.save()
    // The session gets the id of its grant. ID tokens, logout tokens and the rows of the back end contain this id.
    session.sidFor(client.clientId, grantId)
    await onSessionStart({
      grantId,
      accountId: account.accountId,
      ...(originOfProgram(ctx) ?? {
        address: networkOf(peerAddress(ctx.req, isBehindTls(env))),
        agent: shortAgent(ctx.get('user-agent')),
      }),
      isNewDevice: ctx.oidc.result?.['isNewDevice'] === true,
    })
    return grant
  }

function configuration(deps: ProviderDeps): Configuration {
  const { db, env, keys, findAccountById } = deps
  const services = env.serviceAccounts ?? []
  const isService = (id: string | undefined): boolean =>
    id !== undefined && (isServiceAccountId(id) || services.some((service) => service.clientId === id))
  const tls = isBehindTls(env)
  const origins = portalOrigins(env)
  const backChannelAddress = `${env.baseUrl}${backChannelLogoutPath}`
  // The clients that people use are public, because neither a browser nor a program can keep a secret.
  const publicClient = {
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: [...responseModes],
    id_token_signed_response_alg: 'ES256',
    backchannel_logout_uri: backChannelAddress,
    backchannel_logout_session_required: true,
  } as const
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true, secure: tls } as const
  return {
    adapter: databaseAdapter(db),
    clients: [
      {
        ...publicClient,
        client_id: clientId,
        client_name: 'Remesa',
        application_type: 'web',
        redirect_uris: origins.map((origin) => `${origin}/callback`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
      },
      {
        ...publicClient,
        client_id: nativeClientId,
        client_name: 'Remesa',
        // Every program on a machine can use this client id, so the person has to confirm each sign-in.
        application_type: 'native',
        redirect_uris: [loopbackRedirect],
      },
      {
        ...publicClient,
        client_id: deviceClientId,
        client_name: 'Remesa',
        application_type: 'native',
        grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
        response_types: [],
        redirect_uris: [],
      },
      ...services.map(serviceClient),
    ],
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    jwks: { keys: keys.signing.map((key) => ({ ...key })) },
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic'],
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
    fetch: (input, { method, headers, body, signal } = {}) => {
      const request = new Request(input, {
        ...(method === undefined ? {} : { method }),
        ...(headers === undefined ? {} : { headers }),
        ...(body == null ? {} : { body }),
        ...(signal == null ? {} : { signal }),
      })
      return request.url === backChannelAddress
        ? deps.deliver(request)
        : Promise.reject(new Error('the provider calls nobody else'))
    },
    loadExistingGrant: grantsTo(deps),
    // A refresh token without the scope offline_access ends with the session, so that a sign-out revokes it.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AuthorizationCode: 60,
      DeviceCode: deviceCodeSeconds,
      AccessToken: env.tokenTtlSeconds,
      IdToken: env.tokenTtlSeconds,
      RefreshToken: (ctx) => ctx?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? sessionLimitSeconds,
      Grant: (_ctx, { clientId: holder }) => (isService(holder) ? env.tokenTtlSeconds : sessionLimitSeconds),
      Interaction: interactionSeconds,
      // The lifetime counts from the sign-in. If it counted from each request, requests would prolong the session.
      Session: (_ctx, session) =>
        session.loginTs === undefined
          ? interactionSeconds
          : Math.max(1, session.loginTs + sessionLimitSeconds - nowSeconds()),
    },
    cookies: {
      keys: [...keys.cookies],
      names: {
        session: tls ? '__Host-remesa_session' : 'remesa_session',
        interaction: `${tls ? '__Secure-' : ''}remesa_sign_in`,
        resume: `${tls ? '__Secure-' : ''}remesa_sign_in_resume`,
      },
      long: cookie,
      short: cookie,
    },
    interactions: { policy: promptPolicy(), url: (_ctx, interaction) => `/login/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      deviceFlow: deviceFlow(env),
      clientCredentials: { enabled: true },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      // A client may revoke only its own tokens.
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      backchannelLogout: { enabled: true },
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

/** Creates the identity provider. Its state is in the database, and its URLs are below `/oidc`. */
export function createProvider(deps: ProviderDeps): Provider {
  const provider = new Provider(issuerOf(deps.env), configuration(deps))
  provider.proxy = isBehindTls(deps.env)
  const { serviceAccounts: accounts = [], tokenTtlSeconds } = deps.env
  const [signingKey] = deps.keys.signing
  if (signingKey !== undefined) {
    const { db } = deps
    const ifActive = (user: ProviderAccount | undefined) => (user?.active === true ? user : undefined)
    giveServiceTokens(provider, {
      ...{ accounts, tokenTtlSeconds, signingKey, issuer: issuerOf(deps.env) },
      useAccount: (credentials) => useServiceAccount(db, credentials, new Date()),
      findUser: async (username) => ifActive(await deps.findAccountByUsername(db, username)),
      findUserById: async (id) => ifActive(await deps.findAccountById(db, id)),
    })
  }
  provider.use(deviceFlowSteps(deps))
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.oidc?.route === 'discovery') ctx.body.response_modes_supported = responseModes
  })
  return provider
}
