import { err, ok, type Result } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import type { RuntimeConfig } from '../kernel/config'
import type { SignInFailure } from './sign-in-failure'

export const ProviderMetadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.optional(z.url()),
  end_session_endpoint: z.optional(z.url()),
  revocation_endpoint: z.optional(z.url()),
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
})
/** The part of an identity provider's discovery document that the sign-in uses. */
export type ProviderMetadata = z.output<typeof ProviderMetadata>

/**
 * Reads the discovery document of an issuer, from the configured URL if it is not below the issuer. The issuer in
 * the document must equal this issuer character by character. Otherwise an attacker's document could have the codes
 * of this issuer sent to another server. (SGN-4)
 */
export const discoverProvider = async (
  { issuer, discoveryUrl }: Pick<RuntimeConfig, 'issuer' | 'discoveryUrl'>,
  deps: { readonly fetch: typeof globalThis.fetch; readonly timeoutMs: number },
): Promise<Result<ProviderMetadata, SignInFailure>> => {
  const failed = (reason: string) => err({ kind: 'failed', reason: `discovery: ${reason}` } as const)
  const away = (reason: string) => err({ kind: 'away', reason: `discovery: ${reason}` } as const)
  try {
    const address = discoveryUrl ?? `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const response = await deps.fetch(address, {
      // A cached response would contain an old time, and would hide that the identity provider is down.
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(deps.timeoutMs),
    })
    if (!response.ok) return away(`answered ${response.status}`)
    const parsed = ProviderMetadata.safeParse(await response.json())
    if (!parsed.success) return failed('not a document of a provider')
    return parsed.data.issuer === issuer ? ok(parsed.data) : failed(`names the issuer ${parsed.data.issuer}`)
  } catch (error) {
    return error instanceof SyntaxError ? failed('not JSON') : away('no answer that this page may read')
  }
}
