import * as z from 'zod/mini'
import { PROVIDER_TIMEOUT_MS } from '../kernel/time-limits'
import { answered, ProviderAway } from './sign-in-failure'

/**
 * The reason why a response of the user-info endpoint is not accepted; `undefined` if it is accepted. A response is
 * accepted only if it is about the subject of the ID token. (SGN-5)
 *
 * @throws ProviderAway if there is no response, or a response with status 5xx.
 */
export const userInfoFault = async (
  fetch: typeof globalThis.fetch,
  endpoint: string,
  { accessToken, subject }: { readonly accessToken: string; readonly subject: string },
): Promise<string | undefined> => {
  const response = await answered(
    fetch(endpoint, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    }),
  )
  if (response.status >= 500) throw new ProviderAway(`user-info: answered ${response.status}`)
  if (!response.ok) return `answered ${response.status}`
  const parsed = z.object({ sub: z.string() }).safeParse(await response.json())
  if (!parsed.success) return 'no subject'
  return parsed.data.sub === subject ? undefined : 'about another subject'
}
