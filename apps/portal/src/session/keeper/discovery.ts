import { err, ok, type Result } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

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
/** The part of a provider's discovery document that sign-in uses. */
export type ProviderMetadata = z.output<typeof ProviderMetadata>

export type DiscoveryFailure = 'unreachable' | 'malformed' | 'issuer-mismatch'

/**
 * Reads the discovery document of an issuer. A document that names another issuer, character by character, is refused:
 * otherwise its server could have this issuer's codes sent to itself.
 */
export const discoverProvider = async (
  issuer: string,
  deps: { readonly fetch: typeof globalThis.fetch; readonly timeoutMs: number },
): Promise<Result<ProviderMetadata, DiscoveryFailure>> => {
  try {
    const response = await deps.fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      // A cached answer would carry an old time, and could not show that the provider is down.
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(deps.timeoutMs),
    })
    if (!response.ok) return err('unreachable')
    const parsed = ProviderMetadata.safeParse(await response.json())
    if (!parsed.success) return err('malformed')
    return parsed.data.issuer === issuer ? ok(parsed.data) : err('issuer-mismatch')
  } catch (error) {
    return err(error instanceof SyntaxError ? 'malformed' : 'unreachable')
  }
}
