import type { ApiError } from '@remesa/api-client'
import type { MessageKey } from '@remesa/ui/i18n'

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
export const apiErrorToMessage = (error: ApiError<string>): ApiErrorMessage | undefined => {
  switch (error.kind) {
    case 'aborted':
      return undefined
    case 'unauthorized':
    case 'forbidden':
      return {
        kind: 'unauthorized',
        title: 'error.unauthorized.title',
        description: 'error.unauthorized',
        requestId: error.requestId,
      }
    case 'network':
    case 'timeout':
      return serverAway
    case 'rejected':
      return error.message === null || error.message === ''
        ? unexpected(error.requestId)
        : {
            kind: 'rejected',
            title: 'option.type.error',
            serverMessage: error.message,
            requestId: error.requestId,
          }
    case 'server':
    case 'malformed':
      return unexpected(error.requestId)
  }
}
