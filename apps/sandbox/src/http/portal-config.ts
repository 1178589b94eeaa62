import { type Brand, defaultBrand } from '@remesa/domain/kernel'
import type { Environment } from '../kernel/environment'
import { clientId, issuerOf, scope } from '../oidc'

/** The settings that the portal reads from `/config.json` when it starts. */
export interface PortalConfig {
  readonly issuer: string
  readonly clientId: string
  readonly scope: string
  readonly apiBaseUrl: string
  /** The type of token that the portal sends to the API. */
  readonly tokenKind: 'id' | 'access'
  readonly disclaimerUrl: string
  /** The URL of the texts. The portal replaces `{locale}` in it by the language. */
  readonly translationsUrl: string
  readonly privacyPolicyUrl: string
  readonly brand: Brand
}

export function portalConfig(env: Pick<Environment, 'baseUrl'>): PortalConfig {
  return {
    issuer: issuerOf(env),
    clientId,
    scope,
    apiBaseUrl: env.baseUrl,
    tokenKind: 'id',
    disclaimerUrl: '/api/configuration/v1/disclaimer',
    translationsUrl: '/i18n/{locale}.json',
    privacyPolicyUrl: '/privacy',
    brand: defaultBrand,
  }
}
