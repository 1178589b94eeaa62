import { type Brand, defaultBrand, err, ok, type Result } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

/**
 * A URL that is safe as a link or a request: http(s), or a path of the portal's own origin, but never `javascript:` or
 * `//host`.
 */
const safeAddress = z.string().check(
  z.refine((text) => {
    if (/^\/(?![/\\])/.test(text)) return true
    if (!URL.canParse(text)) return false
    return ['https:', 'http:'].includes(new URL(text).protocol)
  }, 'not an http address or a path'),
)

const brandShape = {
  product: z.string().check(z.minLength(1), z.maxLength(60)),
  providerUserType: z.string().check(z.minLength(1), z.maxLength(60)),
  rolePrefix: z.string().check(z.maxLength(60)),
  paymentAdapterCode: z.string().check(z.minLength(1), z.maxLength(60)),
  origin: z.string().check(z.minLength(1), z.maxLength(60)),
}

type GivenBrand = { readonly [Name in keyof Brand]?: Brand[Name] | undefined } | null | undefined

const fillBrand = (given: GivenBrand): Brand => ({
  product: given?.product ?? defaultBrand.product,
  providerUserType: given?.providerUserType ?? defaultBrand.providerUserType,
  rolePrefix: given?.rolePrefix ?? defaultBrand.rolePrefix,
  paymentAdapterCode: given?.paymentAdapterCode ?? defaultBrand.paymentAdapterCode,
  origin: given?.origin ?? defaultBrand.origin,
})

const webAddress = z.url({ protocol: /^https?$/ })
const names = z._default(z.array(z.string().check(z.minLength(1), z.maxLength(500))), [])

/**
 * Parameters that the portal sets in a sign-in request. The configuration may not set them, because other values could
 * disable a security check.
 */
const ownParameters = [
  ...['client_id', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state', 'nonce'],
  ...['code_challenge', 'code_challenge_method', 'request', 'request_uri', 'prompt', 'ui_locales'],
]

/**
 * The contents of `/config.json`, which the portal reads when it starts. One build runs everywhere, because it contains
 * no URL.
 *
 * - `scope` defaults to `openid` and the client id.
 * - `tokenKind` is the token that calls send as bearer.
 * - `discoveryUrl` is the URL of the discovery document, if it is not below the URL of the issuer (SGN-4).
 * - `tokenIssuers` may issue ID tokens in addition to the issuer, and ID tokens may name `trustedAudiences` in addition
 * to the client (SGN-6).
 * - `userInfo` is `off` if the user-info endpoint does not accept the access token (SGN-5).
 * - `signInParameters` are added to the request of a sign-in (SGN-2).
 * - `signOutReturn` is the name of the parameter with the URL to which the identity provider returns after a sign-out
 *   (SGN-13).
 * - `failureReportsUrl` receives the reasons of failed sign-ins (SGN-27).
 * - `disclaimerUrl` overrides the URL of the legal disclaimer.
 * - `translationsUrl` (with `{locale}`) overrides the URL of the texts.
 */
export const RuntimeConfig = z.pipe(
  z.object({
    issuer: webAddress,
    discoveryUrl: z.nullish(webAddress),
    tokenIssuers: names,
    trustedAudiences: names,
    userInfo: z._default(z.enum(['check', 'off']), 'check'),
    signInParameters: z._default(
      z
        .record(z.string(), z.string().check(z.maxLength(500)))
        .check(
          z.refine((given) => !ownParameters.some((name) => name in given), 'says what the sign-in says'),
        ),
      {},
    ),
    signOutReturn: z._default(z.enum(['post_logout_redirect_uri', 'logout_uri']), 'post_logout_redirect_uri'),
    failureReportsUrl: z._default(safeAddress, '/sign-in-failures'),
    clientId: z.string().check(z.minLength(1), z.maxLength(200)),
    scope: z.nullish(z.string().check(z.minLength(1), z.maxLength(500))),
    apiBaseUrl: z._default(z.union([safeAddress, z.literal('')]), ''),
    tokenKind: z._default(z.enum(['id', 'access']), 'id'),
    disclaimerUrl: z.nullish(safeAddress),
    translationsUrl: z._default(safeAddress, '/i18n/{locale}.json'),
    privacyPolicyUrl: z.nullish(safeAddress),
    brand: z.pipe(z.nullish(z.partial(z.object(brandShape))), z.transform(fillBrand)),
  }),
  z.transform((config) => ({ ...config, scope: config.scope ?? `openid ${config.clientId}` })),
)
export type RuntimeConfig = z.output<typeof RuntimeConfig>

/**
 * Reads `/config.json`. Fails with `unreachable` if there is no response or the status is not a success, and with
 * `malformed` if the file is invalid.
 */
export const loadRuntimeConfig = async (
  fetch: typeof globalThis.fetch,
): Promise<Result<RuntimeConfig, 'unreachable' | 'malformed'>> => {
  try {
    const response = await fetch('/config.json', {
      cache: 'no-store',
      // The mode of this request must equal the mode of the page's preload link. Otherwise the browser would request
      // the file twice.
      credentials: 'same-origin',
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok) return err('unreachable')
    const parsed = RuntimeConfig.safeParse(await response.json())
    return parsed.success ? ok(parsed.data) : err('malformed')
  } catch (error) {
    return err(error instanceof SyntaxError ? 'malformed' : 'unreachable')
  }
}
