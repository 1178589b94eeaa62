import { err, type Result } from '@remesa/domain/kernel'
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'

/**
 * The reason why a sign-in failed: the identity provider denies access, the identity provider does not respond (a
 * later sign-in may succeed), or another reason. `reason` is for the operator, and contains neither tokens nor
 * personal data.
 */
export interface SignInFailure {
  readonly kind: 'denied' | 'away' | 'failed'
  readonly reason: string
}

/** The error if the identity provider does not respond. The message names the request. */
export class ProviderAway extends Error {}

/**
 * Waits for a request to the identity provider.
 * @throws ProviderAway in place of every error which means that the identity provider did not respond.
 */
export const answered = <Answer>(request: Promise<Answer>): Promise<Answer> =>
  request.catch((error) => {
    throw isNoAnswer(error) ? new ProviderAway('no answer that this page may read') : error
  })

/**
 * Whether an error means that there was no response. This includes network errors, and the library's errors for a
 * response with status 5xx or with the HTML page of a proxy. The library's errors are recognised by their message,
 * because they have no type of their own.
 */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof ErrorTimeout ||
  (error instanceof Error &&
    (error.name === 'TimeoutError' || /\(5\d\d\)(:|$)|Content-Type: text\/html/.test(error.message)))

/**
 * The error code of the identity provider, followed by the Microsoft error code if the description contains one. The
 * rest of the description is not included, because it may contain the name of a person.
 */
export const providerSays = (code: string, description: string | null): string => {
  const known = /^[\w.-]{1,60}$/.test(code) ? code : 'unknown'
  const [detail] = /\bAAD(STS|B2C)\d+\b/.exec(description ?? '') ?? []
  return `provider: ${known}${detail === undefined ? '' : ` ${detail}`}`
}

export const failed = (reason: string): Result<never, SignInFailure> => err({ kind: 'failed', reason })

/** The reason for which a sign-in failed, from the error that was thrown. */
export const failureOf = (error: unknown): Result<never, SignInFailure> => {
  if (error instanceof ProviderAway) return err({ kind: 'away', reason: error.message })
  if (error instanceof ErrorResponse) return failed(providerSays(error.error ?? '', error.error_description))
  return failed(`exchange: ${error instanceof Error ? error.message : 'unknown'}`)
}
