import type { Issue, IssueParams, Refusal } from '@remesa/domain/kernel'
import { type IssueKey, issueText } from './issue-text'
import { reasonText, refusalText } from './refusal-text'
import type { Words } from './words'

/** Keys of the kinds of failure that have a single sentence. */
type KindKey = `failure.kind.${'aborted' | 'network' | 'timeout' | 'token' | 'malformed' | 'unfinished'}`
/** The sentences of which the text of a failure consists. */
export type FailureKey = IssueKey | KindKey | 'failure.refused.text' | `failure.code.${AnsweredKind}`

/** The error code whose sentence is used for each kind of failure without a code of its own. */
const answered = {
  unauthorized: 'unauthenticated',
  forbidden: 'forbidden',
  server: 'server-error',
} as const satisfies Readonly<Record<string, string>>
type AnsweredKind = (typeof answered)[keyof typeof answered]

/** A failed call of the client, or a failed task, with the facts that its sentence requires. */
export type SayableFailure =
  | {
      readonly kind: 'unauthorized' | 'forbidden' | 'rejected' | 'server'
      readonly code: string | null
      readonly issues?: readonly Issue[]
    }
  | { readonly kind: 'network' | 'timeout' | 'token' | 'aborted' | 'malformed' | 'unfinished' }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'refused'; readonly reasons: readonly Refusal[] }

const noParams: IssueParams = {}

/**
 * The sentences of a failure: what each field would accept, the reasons of a refusal, or what happened to the call. If
 * no response arrived to a write, the sentence says that it may have been saved.
 */
export const failureText = <Key extends string>(
  words: Words<Key | FailureKey>,
  failure: SayableFailure,
): string => {
  switch (failure.kind) {
    case 'invalid':
      return issuesText(words, failure.issues)
    case 'refused':
      return reasonText(words, failure.reasons) ?? words('failure.refused.text')
    case 'rejected':
      return failure.issues !== undefined && failure.issues.length > 0
        ? issuesText(words, failure.issues)
        : refusalText(words, failure.code ?? '', noParams)
    case 'unauthorized':
    case 'forbidden':
    case 'server':
      return refusalText(words, failure.code ?? answered[failure.kind], noParams)
    default:
      return words(`failure.kind.${failure.kind}`)
  }
}

/** The sentences of issues, one for each issue, equal ones only once. */
const issuesText = <Key extends string>(words: Words<Key | FailureKey>, issues: readonly Issue[]): string => {
  const texts = new Set(issues.map((issue) => issueText(words, issue)))
  return texts.size === 0 ? words('failure.refused.text') : [...texts].join('. ')
}
