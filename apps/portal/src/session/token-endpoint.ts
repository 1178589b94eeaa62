import { err, ok, type Result } from '@remesa/domain/kernel'
import { isRenewalRefused } from '@remesa/domain/session'
import * as z from 'zod/mini'
import { PROVIDER_TIMEOUT_MS } from '../kernel/time-limits'

/**
 * The outcome of a failed renewal. `rejected`: the identity provider has ended the session. `unavailable`: there was
 * no valid response, so a later renewal may succeed.
 */
export type RefreshFailure = 'rejected' | 'unavailable'

export const TokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  id_token: z.optional(z.string().check(z.minLength(1))),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  /** Lifetime in seconds as the identity provider sends it, not yet validated (SES-15). */
  expires_in: z.optional(z.unknown()),
})
export type TokenAnswer = z.output<typeof TokenAnswer>

const OAuthError = z.object({ error: z.string() })

type Form = Readonly<Record<string, string>>

/**
 * Sends a form to an endpoint of the identity provider.
 * @throws the errors of `fetch`, and `TimeoutError` if there is no response within 15 s.
 */
const post = (fetch: typeof globalThis.fetch, endpoint: string, form: Form): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { accept: 'application/json' },
    credentials: 'omit',
    keepalive: true,
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  })

/** Renews the tokens. If the identity provider does not respond within 15 s, it counts as unavailable. (SGN-11) */
export const askForRenewal = async (
  fetch: typeof globalThis.fetch,
  endpoint: string,
  form: Form,
): Promise<Result<TokenAnswer, RefreshFailure>> => {
  try {
    const response = await post(fetch, endpoint, form)
    const body: unknown = await response.json()
    if (!response.ok) {
      const code = OAuthError.safeParse(body).data?.error
      return err(isRenewalRefused({ status: response.status, code }) ? 'rejected' : 'unavailable')
    }
    const parsed = TokenAnswer.safeParse(body)
    return parsed.success ? ok(parsed.data) : err('unavailable')
  } catch {
    return err('unavailable')
  }
}

/** Revokes a token (RFC 7009). The value is whether the identity provider has confirmed it. */
export const revokeToken = (fetch: typeof globalThis.fetch, endpoint: string, form: Form): Promise<boolean> =>
  post(fetch, endpoint, form).then(
    ({ ok: isRevoked }) => isRevoked,
    () => false,
  )
