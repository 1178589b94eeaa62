import type { ApiError } from '@remesa/api-client'
import type { MessageKey } from '@remesa/ui/i18n'

/** One failure in words: which message, and what of the server belongs to it. */
export type ApiErrorMessage =
  | {
      readonly kind: 'unauthorized' | 'unexpected'
      readonly title: MessageKey
      readonly description: MessageKey
      readonly requestId: string | null
    }
  /** The server's own words: a message key, or a sentence to be shown as it is. */
  | {
      readonly kind: 'rejected'
      readonly title: MessageKey
      readonly serverMessage: string
      readonly requestId: string | null
    }
  /** Nobody answered: the message lists the three usual causes. */
  | { readonly kind: 'network'; readonly title: MessageKey; readonly requestId: null }

export const serverAway: ApiErrorMessage = { kind: 'network', title: 'errorNetwork', requestId: null }

const unexpected = (requestId: string | null): ApiErrorMessage => ({
  kind: 'unexpected',
  title: 'unexpectedError.title',
  description: 'unexpectedError.description',
  requestId,
})

/**
 * FRA-10 to FRA-13: the message of a failed call; `undefined` for one that was given up on purpose. An answer that is not
 * what the contract says counts as unexpected, no whole answer in time as none.
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
