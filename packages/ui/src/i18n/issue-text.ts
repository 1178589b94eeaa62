import { formatDay, type Issue, type Suggestion, suggestionsOf } from '@remesa/domain/kernel'
import { match } from 'ts-pattern'
import { explanationText } from './explanation-text'
import type { MessageKey } from './messages'
import type { Translate } from './translate'

/** What a field takes: an empty one says how to fill in that. */
export type FieldKind = 'text' | 'choice' | 'day' | 'time' | 'amount'

const whenEmpty: Readonly<Record<FieldKind, MessageKey>> = {
  text: 'validation.messages.required',
  choice: 'validation.messages.required.choice',
  day: 'validation.messages.date',
  time: 'validation.messages.required.choice',
  amount: 'validation.messages.amount',
}

/**
 * The text of a domain issue, followed by the earliest or latest time that would be accepted if the text does not
 * mention it. A rule without a text of its own, such as one from a newer back end, reads as
 * `validation.messages.invalid`. A missing value is requested in the words of its kind of field.
 */
export const issueText = (t: Translate, issue: Issue, kind: FieldKind = 'text'): string => {
  if (issue.key === whenEmpty.text) return t(whenEmpty[kind])
  if (!t.knows(issue.key)) return t('validation.messages.invalid')
  const text = explanationText(t, issue.key, issue.params)
  const unnamed = suggestionsOf(issue).flatMap((suggestion) => {
    const parts = partsOf(suggestion)
    const isNamed = parts.every((part) => text.includes(part.replace(/^0(?=\d:)/, '')))
    return isNamed ? [] : [t(`validation.${suggestion.bound}`, { value: parts.join(' ') })]
  })
  return [text, ...unnamed].join('. ')
}

/** Day and time of a suggestion, formatted. Messages already contain numbers and lengths. */
const partsOf = (suggestion: Suggestion): readonly string[] =>
  match(suggestion)
    .with({ kind: 'day' }, ({ value }) => [formatDay(value)])
    .with({ kind: 'time' }, ({ value }) => [value])
    .with({ kind: 'moment' }, ({ value }) => [formatDay(value.slice(0, 10)), value.slice(11)])
    .with({ kind: 'number' }, { kind: 'length' }, { kind: 'instant' }, () => [])
    .exhaustive()
