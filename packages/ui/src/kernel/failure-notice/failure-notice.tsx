import type { AnyIssue } from '@remesa/domain/kernel'
import { refusalKey } from '@remesa/messages/speech'
import { issueText, type MessageKey, type Translate, useT } from '../../i18n'
import { Notice } from '../notice/notice'

/**
 * The failure of a call that changes something:
 * - `refused`: the server did not accept the call, and may say why;
 * - `forbidden`: the user may not make the call, or is no longer signed in;
 * - `failed`: the server broke down and stored nothing;
 * - `unknown`: no response arrived, so the change may have been stored;
 * - `conflict`: an earlier request with the same idempotency key was done, and its contents differ from this
 *   request;
 * - `pending`: the same request is still being processed, so its outcome is not known yet.
 */
export type WriteFailure =
  | {
      readonly kind: 'refused'
      /** The server's issues with the values that it refused. */
      readonly issues: readonly AnyIssue[]
      /** A sentence from the server, or the key of a message; `null` if the server sent no text. */
      readonly message: string | null
      /** The error code of the contract, if the server sent one. */
      readonly code?: string | undefined
    }
  | {
      readonly kind: 'forbidden'
      /** The key of the message of the rule that forbids the call, or the server's own sentence. */
      readonly message?: string | undefined
    }
  | { readonly kind: 'failed' | 'unknown' | 'conflict' | 'pending' }

type FailedTitle<Key> = Key extends `failure.${infer Action}.failed.title` ? Action : never
/**
 * The attempted action. Its texts are the messages `failure.<action>.<kind>.title` and `.text`. The failure `pending`
 * has the same texts for every action.
 */
export type WriteAction = FailedTitle<MessageKey>

export interface FailureNoticeProps {
  readonly action: WriteAction
  readonly failure: WriteFailure
  /** Whether the refused values are already marked at their fields or lines. */
  readonly isMarked?: boolean | undefined
}

/** A notice with the outcome of a failed call, and the next step for the user. */
export function FailureNotice({ action, failure, isMarked = false }: FailureNoticeProps) {
  const t = useT()
  return (
    <Notice tone="warning" title={wordsOf(t, action, failure.kind, 'title')}>
      {linesOf(t, { action, failure, isMarked }).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  )
}

/**
 * The sentences that tell the user why the server refused a call, each once. They come from the first of these in the
 * response that has a text: the rules, the message, the error code. If the user lacks a permission for the call, only
 * the sentence of a rule is used. The list is empty if the response contains no reason, or if the call was not refused.
 */
export const refusalReasons = (t: Translate, failure: WriteFailure): readonly string[] => {
  // Servers and gateways send status 403 with sentences of their own, in any language, so only a rule's key counts.
  if (failure.kind === 'forbidden') {
    const { message = '' } = failure
    return t.knows(message) ? [t(message)] : []
  }
  if (failure.kind !== 'refused') return []
  const { issues, message, code = '' } = failure
  if (issues.length > 0) return [...new Set(issues.map((issue) => issueText(t, issue)))]
  if (message !== null && message.trim() !== '') return [t.knows(message) ? t(message) : message]
  const key = refusalKey(t, code)
  return key === undefined ? [] : [t(key)]
}

const linesOf = (t: Translate, { action, failure, isMarked }: FailureNoticeProps): readonly string[] => {
  if (failure.kind === 'refused' && isMarked) return [t('failure.marked.text')]
  const reasons = refusalReasons(t, failure)
  if (reasons.length > 0) return reasons
  return [failure.kind === 'refused' ? t('failure.refused.text') : wordsOf(t, action, failure.kind, 'text')]
}

/**
 * For each kind of failure, the kinds whose texts are tried one after the other. The first text that the action has is
 * used; if it has none of them, the text for `failed` is used.
 */
const inLine: Readonly<Record<WriteFailure['kind'], readonly WriteFailure['kind'][]>> = {
  refused: ['refused'],
  forbidden: ['forbidden'],
  failed: [],
  unknown: ['unknown'],
  conflict: ['conflict', 'unknown'],
  pending: [],
}

const wordsOf = (
  t: Translate,
  action: WriteAction,
  kind: WriteFailure['kind'],
  part: 'title' | 'text',
): string => {
  if (kind === 'pending') return t(`failure.pending.${part}`)
  const own = inLine[kind].map((next) => `failure.${action}.${next}.${part}`).find(t.knows)
  return t(own ?? `failure.${action}.failed.${part}`)
}
