import type { Issue } from '@remesa/domain/kernel'
import { issueText, type MessageKey, type Translate, useT } from '../../i18n'
import { Notice } from '../notice/notice'

/**
 * How a call that changes something ended without success:
 * - `refused`: the server did not accept it, and may say why;
 * - `forbidden`: the user may not do it, or is not signed in any more;
 * - `failed`: the server broke down and stored nothing;
 * - `unknown`: no answer arrived, so it may have been done;
 * - `conflict`: it was done as it was first sent, and what was sent now differs.
 */
export type WriteFailure =
  | {
      readonly kind: 'refused'
      /** What the server named as wrong. */
      readonly issues: readonly Issue[]
      /** The server's own sentence or message key, where it has one. */
      readonly message: string | null
    }
  | { readonly kind: 'forbidden' | 'failed' | 'unknown' | 'conflict' }

type FailedTitle<Key> = Key extends `failure.${infer Action}.failed.title` ? Action : never
/** What was tried. Its words are the messages `failure.<action>.<kind>.title` and `.text`. */
export type WriteAction = FailedTitle<MessageKey>

export interface FailureNoticeProps {
  readonly action: WriteAction
  readonly failure: WriteFailure
  /** What was refused is marked at its field or line already. */
  readonly isMarked?: boolean | undefined
}

/** What became of a call that failed, and what to do now. */
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
 * Why the server refused, each reason once: the rules that it named, else its own words. Empty where it said nothing, and
 * for any other failure.
 */
export const refusalReasons = (t: Translate, failure: WriteFailure): readonly string[] => {
  if (failure.kind !== 'refused') return []
  const { issues, message } = failure
  if (issues.length > 0) return [...new Set(issues.map((issue) => issueText(t, issue)))]
  if (message === null || message.trim() === '') return []
  return [t.knows(message) ? t(message) : message]
}

const linesOf = (t: Translate, { action, failure, isMarked }: FailureNoticeProps): readonly string[] => {
  if (failure.kind !== 'refused') return [wordsOf(t, action, failure.kind, 'text')]
  if (isMarked) return [t('failure.marked.text')]
  const reasons = refusalReasons(t, failure)
  return reasons.length > 0 ? reasons : [t('failure.refused.text')]
}

/** The words of a kind of failure; of the next one in line where the action has none of its own. */
const inLine: Readonly<Record<WriteFailure['kind'], readonly WriteFailure['kind'][]>> = {
  refused: ['refused'],
  forbidden: ['forbidden'],
  failed: [],
  unknown: ['unknown'],
  conflict: ['conflict', 'unknown'],
}

const wordsOf = (
  t: Translate,
  action: WriteAction,
  kind: WriteFailure['kind'],
  part: 'title' | 'text',
): string => {
  const own = inLine[kind].map((next) => `failure.${action}.${next}.${part}`).find(t.knows)
  return t(own ?? `failure.${action}.failed.${part}`)
}
