import type { ApiError } from '@remesa/api-client'
import type { MessageKey, Translate } from '@remesa/ui/i18n'
import { match, P } from 'ts-pattern'

/** The message of one failure for people: a text of the portal, or the words of the server. */
export type ApiErrorMessage =
  /**
   * `provider`: the sign-in service does not answer, so there was no token to send. `busy`: the server has done
   * nothing.
   */
  | {
      readonly kind: 'unauthorized' | 'unexpected' | 'provider' | 'busy'
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
  /** A failure without an answer: the message lists the three usual causes. */
  | { readonly kind: 'network'; readonly title: MessageKey; readonly requestId: null }

export const serverAway: ApiErrorMessage = { kind: 'network', title: 'errorNetwork', requestId: null }

const providerAway: ApiErrorMessage = {
  kind: 'provider',
  title: 'page.provider.title',
  description: 'page.provider.description',
  requestId: null,
}

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
    .with({ kind: 'token' }, () => providerAway)
    .with({ kind: P.union('network', 'timeout') }, () => serverAway)
    .with({ kind: 'rejected' }, ({ message, requestId }) =>
      message === null || message === ''
        ? unexpected(requestId)
        : { kind: 'rejected', title: 'option.type.error', serverMessage: message, requestId },
    )
    .with({ kind: 'server', code: 'overloaded' }, ({ requestId }) => ({
      kind: 'busy',
      title: 'serverBusy.title',
      description: 'serverBusy.description',
      requestId,
    }))
    .with({ kind: P.union('server', 'malformed') }, ({ requestId }) => unexpected(requestId))
    .exhaustive()

const ADVICE = ['errorNetwork.connection', 'errorNetwork.session', 'errorNetwork.administrator'] as const

/** The reason of a failed call, and the remedy. (FRA-10 to FRA-13) */
export const failureText = (t: Translate, message: ApiErrorMessage): string => {
  if (message.kind === 'network') return ADVICE.map((key) => t(key)).join(' ')
  if (message.kind !== 'rejected') return t(message.description)
  return t.knows(message.serverMessage) ? t(message.serverMessage) : message.serverMessage
}

/** The text of a failed call with the reference for support; `undefined` for a cancelled call or without a failure. */
export const failureReason = (
  t: Translate,
  failure: { readonly error: ApiError<string> } | null,
): string | undefined => {
  const message = failure === null ? undefined : apiErrorToMessage(failure.error)
  if (message === undefined) return undefined
  const cause = message.kind === 'provider' || message.kind === 'busy' ? `${t(message.title)}. ` : ''
  const text = `${cause}${failureText(t, message)}`
  return message.requestId === null ? text : `${text} (${t('popup.requestId', { id: message.requestId })})`
}
