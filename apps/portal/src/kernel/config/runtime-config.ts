import { type Brand, defaultBrand, err, ok, type Result } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

/** A URL that is safe as a link or a request: http(s) or a path of the own origin, never `javascript:` or `//host`. */
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

/**
 * The contents of `/config.json`, which the portal reads when it starts. One build runs everywhere: no address is
 * compiled in.
 *
 * - `scope` defaults to `openid` and the client id.
 * - `tokenKind` is the token that calls send as bearer.
 * - `disclaimerUrl` overrides the address of the legal disclaimer, `translationsUrl` (with `{locale}`) that of the
 *   texts.
 */
export const RuntimeConfig = z.pipe(
  z.object({
    issuer: z.url({ protocol: /^https?$/ }),
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

/** Reads `/config.json`. Fails with `unreachable` (no answer, or not a success) or `malformed`. */
export const loadRuntimeConfig = async (
  fetch: typeof globalThis.fetch,
): Promise<Result<RuntimeConfig, 'unreachable' | 'malformed'>> => {
  try {
    const response = await fetch('/config.json', {
      cache: 'no-store',
      // As the preload of the page asks for it: otherwise it would be requested twice.
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
