import type { AnyIssue, CalendarDay, IssueParams, Locale, Refusal } from '@remesa/domain/kernel'
import { dayText } from './day-text'
import { failureText, type SayableFailure } from './failure-text'
import { fillIn } from './fill-in'
import { type FieldKind, issueText } from './issue-text'
import { reasonText, refusalText } from './refusal-text'
import type { OwnSentences, RefusalCode, SentenceKey, Sentences, Statuses } from './sentence-key'
import type { Words } from './words'

/** A known value, or a value that only a newer back end sends. Code editors suggest the known values. */
export type KnownOr<Known extends string> = Known | (string & Record<never, never>)

/** The texts of one language. */
export interface Speech {
  /**
   * The sentence of an issue. The sentence for a missing value depends on the kind of field. An unknown rule has the
   * text "This value is not valid".
   */
  readonly issueText: (issue: AnyIssue, kind?: FieldKind) => string
  /** The sentence of an error code; for a code without its own sentence, the general sentence of a refusal. */
  readonly refusalText: (code: KnownOr<RefusalCode>, params?: IssueParams) => string
  /** The sentences of a failed call or task. */
  readonly failureText: (failure: SayableFailure) => string
  /** The reasons of a decision, each as a sentence; `undefined` if there are no reasons. */
  readonly reasonText: (reasons: readonly Refusal[]) => string | undefined
  /** The word for a status; an unknown status is returned as it is. */
  readonly statusText: <Feature extends keyof Statuses>(
    feature: Feature,
    status: KnownOr<Statuses[Feature]>,
  ) => string
}

/** The texts of one language. Sentences of a country (`own`) replace sentences of the language. */
export const speak = (locale: Locale, language: Sentences, own: OwnSentences = {}): Speech => {
  const parts = [...Object.values(language), ...Object.values(own)]
  const sentences: Readonly<Record<SentenceKey, string>> = Object.assign({}, ...parts)
  const knows = (key: string): key is SentenceKey => Object.hasOwn(sentences, key)
  const words: Words<SentenceKey> = Object.assign(
    (key: SentenceKey, values: IssueParams = {}) => fillIn(sentences[key], values, locale),
    { knows, dayText: (day: CalendarDay) => dayText(day, locale) },
  )
  return {
    issueText: (issue, kind) => issueText(words, issue, kind),
    refusalText: (code, params) => refusalText(words, code, params),
    failureText: (failure) => failureText(words, failure),
    reasonText: (reasons) => reasonText(words, reasons),
    statusText: (feature, status) => {
      const key = [`${feature}.status.${status}`, `${feature}.state.${status}`].find(knows)
      return key === undefined ? status : words(key)
    },
  }
}
