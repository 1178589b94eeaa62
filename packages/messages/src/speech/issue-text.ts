import { type AnyIssue, formatDay, type Suggestion, suggestionsOf } from '@remesa/domain/kernel'
import { explanationText, type Words } from './words'

/** The kind of value in a field. It decides the sentence for an empty field. */
export type FieldKind = 'text' | 'choice' | 'day' | 'time' | 'amount' | 'stars'

const whenEmpty = {
  text: 'validation.messages.required',
  choice: 'validation.messages.required.choice',
  day: 'validation.messages.date',
  time: 'validation.messages.required.choice',
  amount: 'validation.messages.amount',
  stars: 'validation.messages.required.stars',
} as const satisfies Readonly<Record<FieldKind, string>>

/** The keys of the sentences that the text of an issue consists of. */
export type IssueKey =
  | (typeof whenEmpty)[FieldKind]
  | 'validation.messages.invalid'
  | `validation.${'least' | 'most'}`

/**
 * The text of a domain issue. If the text does not contain the earliest or latest accepted day or time, a sentence with
 * this bound is added. A rule without a text, such as a rule of a newer back end, has the text of
 * `validation.messages.invalid`. The text for a missing value depends on the kind of its field.
 */
export const issueText = <Key extends string>(
  words: Words<Key | IssueKey>,
  issue: AnyIssue,
  kind: FieldKind = 'text',
): string => {
  if (issue.key === whenEmpty.text) return words(whenEmpty[kind])
  if (!words.knows(issue.key)) return words('validation.messages.invalid')
  const text = explanationText(words, issue.key, issue.params)
  const unnamed = suggestionsOf(issue).flatMap((suggestion) => {
    const parts = partsOf(suggestion, words.dayText)
    const isNamed = parts.every((part) => text.includes(part.replace(/^0(?=\d:)/, '')))
    return isNamed ? [] : [words(`validation.${suggestion.bound}`, { value: parts.join(' ') })]
  })
  return [text, ...unnamed].join('. ')
}

/**
 * The day and time of a suggested value, formatted. Empty for suggested numbers and lengths, because the messages
 * already contain them.
 */
const partsOf = ({ kind, value }: Suggestion, dayText = formatDay): readonly string[] =>
  partsOfKind[kind](String(value), dayText)

const partsOfKind: Readonly<
  Record<Suggestion['kind'], (value: string, dayText: typeof formatDay) => readonly string[]>
> = {
  day: (value, dayText) => [dayText(value)],
  time: (value) => [value],
  moment: (value, dayText) => [dayText(value.slice(0, 10)), value.slice(11)],
  number: () => [],
  length: () => [],
  instant: () => [],
}
