import type { AnyIssue, IssueParams, Refusal } from '@remesa/domain/kernel'
import { type IssueKey, issueText } from './issue-text'
import { reasonText, refusalText } from './refusal-text'
import type { Words } from './words'

/** The keys of failures that always have the same sentence. */
type KindKey = `failure.kind.${'aborted' | 'network' | 'timeout' | 'token' | 'malformed' | 'unfinished'}`
/** The keys of the sentences that the text of a failure consists of. */
export type FailureKey = IssueKey | KindKey | 'failure.refused.text' | `failure.code.${AnsweredKind}`

/** For each kind of failure without an error code: the error code whose sentence is used. */
const answered = {
  unauthorized: 'unauthenticated',
  forbidden: 'forbidden',
  server: 'server-error',
} as const satisfies Readonly<Record<string, string>>
type AnsweredKind = (typeof answered)[keyof typeof answered]

/** A failed call of the client, or a failed task, with the values in its sentence. */
export type SayableFailure =
  | {
      readonly kind: 'unauthorized' | 'forbidden' | 'rejected' | 'server'
      readonly code: string | null
      readonly issues?: readonly AnyIssue[]
    }
  | { readonly kind: 'network' | 'timeout' | 'token' | 'aborted' | 'malformed' | 'unfinished' }
  | { readonly kind: 'invalid'; readonly issues: readonly AnyIssue[] }
  | { readonly kind: 'refused'; readonly reasons: readonly Refusal[] }

const noParams: IssueParams = {}

/**
 * The sentences of a failure: which values the fields accept, the reasons of a refusal, or what happened to the call.
 * If a write got no response, the sentence says that the change may have been saved.
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

/** The sentences of several issues. Equal sentences occur only once. */
const issuesText = <Key extends string>(
  words: Words<Key | FailureKey>,
  issues: readonly AnyIssue[],
): string => {
  const texts = new Set(issues.map((issue) => issueText(words, issue)))
  return texts.size === 0 ? words('failure.refused.text') : [...texts].join('. ')
}
