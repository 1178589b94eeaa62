import type { Issue, IssueParams, Locale, Refusal } from '@remesa/domain/kernel'
import { fillIn } from './fill-in'
import { type FieldKind, issueText } from './issue-text'
import { reasonText, refusalText } from './refusal-text'
import type { IssueRule, OwnSentences, RefusalCode, SentenceKey, Sentences, Statuses } from './sentence-key'
import type { Words } from './words'

/** One of the known values, offered by editors, or a newer one that a back end may send. */
export type KnownOr<Known extends string> = Known | (string & Record<never, never>)

/** An issue as the domain and the wire give it, its rule offered by editors. */
export interface SayableIssue extends Omit<Issue, 'rule'> {
  readonly rule: KnownOr<IssueRule>
}

/** What can be said in one language. */
export interface Speech {
  /**
   * What is wrong with a value and what would be accepted. A missing value is requested in the words of its kind of
   * field; a rule that is not known reads as "This value is not valid".
   */
  readonly issueText: (issue: SayableIssue, kind?: FieldKind) => string
  /** Why a call was refused, by its error code; a code without a sentence reads as a refusal without a reason. */
  readonly refusalText: (code: KnownOr<RefusalCode>, params?: IssueParams) => string
  /** Why something can't be done now, one sentence per reason of a decision; `undefined` without reasons. */
  readonly reasonText: (reasons: readonly Refusal[]) => string | undefined
  /** The word for a status; a status that is not known stands for itself. */
  readonly statusText: <Feature extends keyof Statuses>(
    feature: Feature,
    status: KnownOr<Statuses[Feature]>,
  ) => string
}

/** Speaks one language, with the sentences that a country has of its own. */
export const speak = (locale: Locale, language: Sentences, own: OwnSentences = {}): Speech => {
  const parts = [...Object.values(language), ...Object.values(own)]
  const sentences: Readonly<Record<SentenceKey, string>> = Object.assign({}, ...parts)
  const knows = (key: string): key is SentenceKey => Object.hasOwn(sentences, key)
  const words: Words<SentenceKey> = Object.assign(
    (key: SentenceKey, values: IssueParams = {}) => fillIn(sentences[key], values, locale),
    { knows },
  )
  return {
    issueText: (issue, kind) => issueText(words, issue, kind),
    refusalText: (code, params) => refusalText(words, code, params),
    reasonText: (reasons) => reasonText(words, reasons),
    statusText: (feature, status) => {
      const key = [`${feature}.status.${status}`, `${feature}.state.${status}`].find(knows)
      return key === undefined ? status : words(key)
    },
  }
}
