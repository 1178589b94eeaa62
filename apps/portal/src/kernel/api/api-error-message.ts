import type { ApiError } from '@remesa/api-client'
import type { MessageKey, Translate } from '@remesa/ui/i18n'
import { match, P } from 'ts-pattern'

/** The message about a failed call: a text of the portal, or a text that the server sent. */
export type ApiErrorMessage =
  /**
   * `provider`: the identity provider does not respond, so the call had no token. `busy`: the server was overloaded
   * and has not executed the call.
   */
  | {
      readonly kind: 'unauthorized' | 'unexpected' | 'provider' | 'busy'
      readonly title: MessageKey
      readonly description: MessageKey
      readonly requestId: string | null
    }
  /** A failure with a text that the server sent, which is a message key or a whole sentence. */
  | {
      readonly kind: 'rejected'
      readonly title: MessageKey
      readonly serverMessage: string
      readonly requestId: string | null
    }
  /** A failure without a response. The message lists the three most common causes. */
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
 * The message about a failed call; `undefined` for a call that was cancelled. A response that breaks the contract
 * counts as an unexpected failure. A missing or incomplete response counts as a lost connection. (FRA-10 to FRA-13)
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

/** The reason why a call failed, and what the user can do. (FRA-10 to FRA-13) */
export const failureText = (t: Translate, message: ApiErrorMessage): string => {
  if (message.kind === 'network') return ADVICE.map((key) => t(key)).join(' ')
  if (message.kind !== 'rejected') return t(message.description)
  return t.knows(message.serverMessage) ? t(message.serverMessage) : message.serverMessage
}

/**
 * The text about a failed call with the reference for support; `undefined` without a failure or for a cancelled call.
 */
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
