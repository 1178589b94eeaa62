import { type Brand, defaultBrand, err, ok, type Result } from '@remesa/domain/kernel'
import { z } from 'zod'

/** An address that may become a link or a request: http(s) or a path of the own origin, never `javascript:` or `//host`. */
const safeAddress = z.string().refine((text) => {
  if (/^\/(?![/\\])/.test(text)) return true
  if (!URL.canParse(text)) return false
  return ['https:', 'http:'].includes(new URL(text).protocol)
}, 'not an http address or a path')

const brandShape = {
  product: z.string().min(1).max(60),
  providerUserType: z.string().min(1).max(60),
  rolePrefix: z.string().max(60),
  paymentAdapterCode: z.string().min(1).max(60),
  origin: z.string().min(1).max(60),
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
 * What `/config.json` tells the portal when it starts. One build runs everywhere: no address is compiled in.
 *
 * - `scope` is `openid` and the client id unless given.
 * - `tokenKind` says which token the calls carry as bearer.
 * - `disclaimerUrl` overrides the address of the legal disclaimer, `translationsUrl` (with `{locale}`) that of the texts.
 */
export const RuntimeConfig = z
  .object({
    issuer: z.url({ protocol: /^https?$/ }),
    clientId: z.string().min(1).max(200),
    scope: z.string().min(1).max(500).nullish(),
    apiBaseUrl: safeAddress.or(z.literal('')).default(''),
    tokenKind: z.enum(['id', 'access']).default('id'),
    disclaimerUrl: safeAddress.nullish(),
    translationsUrl: safeAddress.default('/i18n/{locale}.json'),
    privacyPolicyUrl: safeAddress.nullish(),
    brand: z.object(brandShape).partial().nullish().transform(fillBrand),
  })
  .transform((config) => ({ ...config, scope: config.scope ?? `openid ${config.clientId}` }))
export type RuntimeConfig = z.output<typeof RuntimeConfig>

export interface LoadedRuntimeConfig {
  readonly config: RuntimeConfig
  /** Milliseconds by which the server's clock is ahead of this machine's; 0 when unknown or negligible. */
  readonly clockOffsetMs: number
}

/** Beyond this the machine's clock is not merely imprecise but wrong, and sign-in fails instead of guessing. */
const MAX_CLOCK_OFFSET_MS = 5 * 60_000
/** The `Date` header counts whole seconds and arrives late: smaller differences say nothing. */
const MIN_CLOCK_OFFSET_MS = 5_000

/**
 * How far the server's clock is ahead, read from the `Date` header of an answer. Differences below 5 s and above 5 min
 * count as none.
 */
export const clockOffset = (dateHeader: string | null, nowMs: number): number => {
  const serverMs = Date.parse(dateHeader ?? '')
  if (Number.isNaN(serverMs)) return 0
  const offset = serverMs - nowMs
  return Math.abs(offset) < MIN_CLOCK_OFFSET_MS || Math.abs(offset) > MAX_CLOCK_OFFSET_MS ? 0 : offset
}

/** Asks for `/config.json`. Refusals are `unreachable` (no answer, or not a success) and `malformed`. */
export const loadRuntimeConfig = async (deps: {
  readonly fetch: typeof globalThis.fetch
  readonly now: () => number
}): Promise<Result<LoadedRuntimeConfig, 'unreachable' | 'malformed'>> => {
  try {
    const response = await deps.fetch('/config.json', {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok) return err('unreachable')
    const clockOffsetMs = clockOffset(response.headers.get('date'), deps.now())
    const text = await response.text()
    const parsed = RuntimeConfig.safeParse(parseJson(text))
    return parsed.success ? ok({ config: parsed.data, clockOffsetMs }) : err('malformed')
  } catch {
    return err('unreachable')
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
