import type { ApiError } from '@remesa/api-client'
import type { MessageKey } from '@remesa/ui/i18n'
import { match, P } from 'ts-pattern'

/** The text of one failure: a message, and what it quotes from the server. */
export type ApiErrorMessage =
  | {
      readonly kind: 'unauthorized' | 'unexpected'
      readonly title: MessageKey
      readonly description: MessageKey
      readonly requestId: string | null
    }
  /** The server's own words: a message key, or a sentence to show as it is. */
  | {
      readonly kind: 'rejected'
      readonly title: MessageKey
      readonly serverMessage: string
      readonly requestId: string | null
    }
  /** No answer: the message lists the three usual causes. */
  | { readonly kind: 'network'; readonly title: MessageKey; readonly requestId: null }

export const serverAway: ApiErrorMessage = { kind: 'network', title: 'errorNetwork', requestId: null }

const unexpected = (requestId: string | null): ApiErrorMessage => ({
  kind: 'unexpected',
  title: 'unexpectedError.title',
  description: 'unexpectedError.description',
  requestId,
})

/**
 * The message of a failed call; `undefined` for a call that was cancelled. An answer that breaks the contract counts as
 * unexpected, a missing or incomplete one as no answer. (FRA-10 to FRA-13)
 */
export const apiErrorToMessage = (error: ApiError<string>): ApiErrorMessage | undefined =>
  match(error)
    .returnType<ApiErrorMessage | undefined>()
    .with({ kind: 'aborted' }, () => undefined)
    .with({ kind: P.union('unauthorized', 'forbidden') }, ({ requestId }) => ({
      kind: 'unauthorized',
      title: 'error.unauthorized.title',
      description: 'error.unauthorized',
      requestId,
    }))
    .with({ kind: P.union('network', 'timeout') }, () => serverAway)
    .with({ kind: 'rejected' }, ({ message, requestId }) =>
      message === null || message === ''
        ? unexpected(requestId)
        : { kind: 'rejected', title: 'option.type.error', serverMessage: message, requestId },
    )
    .with({ kind: P.union('server', 'malformed') }, ({ requestId }) => unexpected(requestId))
    .exhaustive()
