import { err, type Result } from '@remesa/domain/kernel'
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'

/**
 * The reason of a failed sign-in: the provider denies this user access; the provider does not answer, so another
 * sign-in may succeed later; or any other reason. `reason` is for the operator and contains neither tokens nor
 * personal data.
 */
export interface SignInFailure {
  readonly kind: 'denied' | 'away' | 'failed'
  readonly reason: string
}

/** The provider does not answer; the message names the request. */
export class ProviderAway extends Error {}

/** @throws ProviderAway in place of any error that means that there was no answer. */
export const answered = <Answer>(request: Promise<Answer>): Promise<Answer> =>
  request.catch((error) => {
    throw isNoAnswer(error) ? new ProviderAway('no answer that this page may read') : error
  })

/** Whether an error means that there was no answer: the library has no types for 5xx and a proxy's page. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof ErrorTimeout ||
  (error instanceof Error &&
    (error.name === 'TimeoutError' || /\(5\d\d\)(:|$)|Content-Type: text\/html/.test(error.message)))

/** The code of an error, with Microsoft's code from its description. The rest of the description may name a person. */
export const providerSays = (code: string, description: string | null): string => {
  const known = /^[\w.-]{1,60}$/.test(code) ? code : 'unknown'
  const [detail] = /\bAAD(STS|B2C)\d+\b/.exec(description ?? '') ?? []
  return `provider: ${known}${detail === undefined ? '' : ` ${detail}`}`
}

export const failed = (reason: string): Result<never, SignInFailure> => err({ kind: 'failed', reason })

/** The failure of a thrown error. */
export const failureOf = (error: unknown): Result<never, SignInFailure> => {
  if (error instanceof ProviderAway) return err({ kind: 'away', reason: error.message })
  if (error instanceof ErrorResponse) return failed(providerSays(error.error ?? '', error.error_description))
  return failed(`exchange: ${error instanceof Error ? error.message : 'unknown'}`)
}
