import type { z } from 'zod/mini'
import type { RuntimeConfig } from '../kernel/config'

/** The settings of an identity provider in `/config.json`. */
export type ProviderConfig = z.input<typeof RuntimeConfig>

/** The ways in which the identity provider of a customer differs from a standard identity provider. */
export interface CustomersProvider {
  readonly name: string
  readonly issuer: (base: string) => string
  /** Path of the identity provider's discovery document. */
  readonly documentPath: string
  /**
   * Members that the discovery document gets in addition to its usual members or in place of them. A member with the
   * value `undefined` is removed.
   */
  readonly document?: (base: string) => Readonly<Record<string, unknown>>
  /** Claims that the ID token gets in addition to its usual claims or in place of them. */
  readonly claims?: (base: string) => Readonly<Record<string, unknown>>
  /** Whether the published keys lack the name of their algorithm. */
  readonly hasPlainKeys?: boolean
  /** Scopes that the identity provider accepts; by default all scopes. */
  readonly scopes?: readonly string[]
  /** Query parameters of the redirect back to the portal, in addition to code and state. */
  readonly callback?: (base: string) => Readonly<Record<string, string>>
  /** Members that the response of the token endpoint gets in addition to its usual members or in place of them. */
  readonly tokenAnswer?: Readonly<Record<string, unknown>>
  /** Whether the identity provider issues a refresh token for a sign-in with these parameters. */
  readonly refreshTokenFor?: (asked: URLSearchParams) => boolean
  /** Whether a response to a renewal contains no new refresh token. */
  readonly keepsRefreshToken?: boolean
  /** The secret that the token endpoint of the identity provider requires of every client. */
  readonly secret?: string
  /** The status with which the user-info endpoint responds to an access token of the portal. */
  readonly userInfoStatus?: number
  /**
   * Name of the parameter with which the sign-out of the identity provider gets the URL to return to; by default the
   * parameter of the standard.
   */
  readonly signOutParameter?: string
  /** The settings of the portal for this identity provider, as the documentation recommends them. */
  readonly settings: (base: string) => Omit<ProviderConfig, 'clientId' | 'issuer'>
  /** The reason for which a sign-in fails if a setting is missing, by the name of this setting. */
  readonly without: Partial<Record<keyof ProviderConfig, (base: string) => string>>
}

export const CLIENT = 'cash-desk'
const TENANT = '8a1f3c52-9d64-4f0e-b7a9-2f6f1c0d5e11'
const WELL_KNOWN = '.well-known/openid-configuration'
const wantsOffline = (asked: URLSearchParams) => (asked.get('scope') ?? '').includes('offline_access')
const unknownScope = () => 'provider: invalid_scope'
const noDocument = () => 'discovery: answered 404'

const keycloak: CustomersProvider = {
  name: 'Keycloak',
  issuer: (base) => `${base}/realms/cash`,
  documentPath: `/realms/cash/${WELL_KNOWN}`,
  document: () => ({ authorization_response_iss_parameter_supported: true }),
  claims: () => ({ aud: [CLIENT, 'account'], azp: CLIENT, typ: 'ID', sid: 's-1' }),
  scopes: ['openid', 'profile', 'email'],
  callback: (base) => ({ iss: `${base}/realms/cash`, session_state: 's-1' }),
  tokenAnswer: { refresh_expires_in: 1_800, 'not-before-policy': 0, session_state: 's-1' },
  settings: () => ({ scope: 'openid', trustedAudiences: ['account'] }),
  without: { scope: unknownScope, trustedAudiences: () => 'ID token: audience account' },
}

const entraTenant: CustomersProvider = {
  name: 'Entra ID, one tenant, an API of its own',
  issuer: (base) => `${base}/${TENANT}/v2.0`,
  documentPath: `/${TENANT}/v2.0/${WELL_KNOWN}`,
  claims: () => ({ ver: '2.0', tid: TENANT, nbf: 1, aio: 'x' }),
  hasPlainKeys: true,
  callback: () => ({ session_state: 's-1' }),
  tokenAnswer: { ext_expires_in: 3_600 },
  refreshTokenFor: wantsOffline,
  // The user-info endpoint belongs to another API, which does not accept the portal's tokens.
  userInfoStatus: 401,
  settings: () => ({ scope: 'openid offline_access api://cash-desk/orders', userInfo: 'off' }),
  without: { userInfo: () => 'user-info: answered 401' },
}

const entraTenants: CustomersProvider = {
  name: 'Entra ID, several tenants',
  issuer: (base) => `${base}/{tenantid}/v2.0`,
  documentPath: `/organizations/v2.0/${WELL_KNOWN}`,
  claims: (base) => ({ iss: `${base}/${TENANT}/v2.0`, ver: '2.0', tid: TENANT }),
  hasPlainKeys: true,
  refreshTokenFor: wantsOffline,
  settings: (base) => ({
    scope: 'openid offline_access',
    discoveryUrl: `${base}/organizations/v2.0/${WELL_KNOWN}`,
    tokenIssuers: [`${base}/${TENANT}/v2.0`],
  }),
  without: {
    discoveryUrl: noDocument,
    tokenIssuers: (base) => `ID token: issuer ${base}/${TENANT}/v2.0`,
  },
}

const entraV1: CustomersProvider = {
  name: 'Entra ID, version 1',
  issuer: (base) => `${base}/sts/${TENANT}/`,
  documentPath: `/${TENANT}/${WELL_KNOWN}`,
  claims: () => ({ ver: '1.0', tid: TENANT }),
  hasPlainKeys: true,
  tokenAnswer: { expires_in: '3600', ext_expires_in: '3600', expires_on: '1764234000' },
  settings: (base) => ({ scope: 'openid', discoveryUrl: `${base}/${TENANT}/${WELL_KNOWN}` }),
  without: { discoveryUrl: noDocument },
}

const b2c: CustomersProvider = {
  name: 'Entra ID B2C',
  issuer: (base) => `${base}/${TENANT}/v2.0/`,
  documentPath: `/cash.onmicrosoft.com/b2c_1_signin/v2.0/${WELL_KNOWN}`,
  document: () => ({ userinfo_endpoint: undefined, revocation_endpoint: undefined }),
  claims: () => ({ ver: '1.0', tfp: 'B2C_1_signin' }),
  hasPlainKeys: true,
  tokenAnswer: { expires_in: '3600', not_before: '1764230400', refresh_token_expires_in: 86_400 },
  refreshTokenFor: wantsOffline,
  settings: (base) => ({
    scope: `openid offline_access ${CLIENT}`,
    discoveryUrl: `${base}/cash.onmicrosoft.com/b2c_1_signin/v2.0/${WELL_KNOWN}`,
  }),
  without: { discoveryUrl: noDocument },
}

const oracle: CustomersProvider = {
  name: 'Oracle IDCS',
  issuer: (base) => `${base}/identity/`,
  documentPath: `/idcs-1/${WELL_KNOWN}`,
  claims: (base) => ({ aud: [`${base}/identity/`, CLIENT], azp: CLIENT, tok_type: 'IT' }),
  scopes: ['openid', 'profile', 'offline_access'],
  settings: (base) => ({
    scope: 'openid offline_access',
    discoveryUrl: `${base}/idcs-1/${WELL_KNOWN}`,
    trustedAudiences: [`${base}/identity/`],
  }),
  refreshTokenFor: wantsOffline,
  without: {
    scope: unknownScope,
    discoveryUrl: noDocument,
    trustedAudiences: (base) => `ID token: audience ${base}/identity/`,
  },
}

const auth0: CustomersProvider = {
  name: 'Auth0',
  issuer: (base) => `${base}/`,
  documentPath: `/${WELL_KNOWN}`,
  claims: () => ({ sid: 's-1' }),
  tokenAnswer: { scope: 'openid offline_access' },
  refreshTokenFor: wantsOffline,
  settings: () => ({
    scope: 'openid offline_access',
    signInParameters: { audience: 'https://api.example' },
  }),
  without: {},
}

const okta: CustomersProvider = {
  name: 'Okta',
  issuer: (base) => `${base}/oauth2/default`,
  documentPath: `/oauth2/default/${WELL_KNOWN}`,
  claims: () => ({ ver: 1, jti: 'ID.1', amr: ['pwd'], idp: '00o1', auth_time: 1 }),
  scopes: ['openid', 'offline_access'],
  refreshTokenFor: wantsOffline,
  settings: () => ({ scope: 'openid offline_access' }),
  without: { scope: unknownScope },
}

const google: CustomersProvider = {
  name: 'Google, by a token address of the operator',
  issuer: (base) => base,
  documentPath: `/${WELL_KNOWN}`,
  document: () => ({ end_session_endpoint: undefined }),
  claims: () => ({ azp: CLIENT, hd: 'bazar.example' }),
  scopes: ['openid', 'email', 'profile'],
  refreshTokenFor: (asked) => asked.get('access_type') === 'offline',
  keepsRefreshToken: true,
  secret: 'of-the-operator',
  settings: (base) => ({
    scope: 'openid email',
    discoveryUrl: `${base}/operator/google.json`,
    signInParameters: { access_type: 'offline' },
  }),
  without: { scope: unknownScope, discoveryUrl: () => 'provider: invalid_request' },
}

const cognito: CustomersProvider = {
  name: 'Amazon Cognito',
  issuer: (base) => `${base}/cognito-idp/eu-west-1_A1b2C3`,
  documentPath: `/cognito-idp/eu-west-1_A1b2C3/${WELL_KNOWN}`,
  claims: () => ({ token_use: 'id', 'cognito:username': 'olga', event_id: 'e-1', origin_jti: 'o-1' }),
  scopes: ['openid', 'email', 'profile'],
  keepsRefreshToken: true,
  signOutParameter: 'logout_uri',
  settings: () => ({ scope: 'openid', signOutReturn: 'logout_uri' }),
  without: { scope: unknownScope },
}

export const customersProviders: readonly CustomersProvider[] = [
  keycloak,
  entraTenant,
  entraTenants,
  entraV1,
  b2c,
  oracle,
  auth0,
  okta,
  google,
  cognito,
]
