import { formatDay, type Issue, type Suggestion, suggestionsOf } from '@remesa/domain/kernel'
import { match } from 'ts-pattern'
import { explanationText } from './explanation-text'
import type { Translate } from './translate'

/**
 * The text of a domain issue, followed by the earliest or latest time that would be accepted if the text does not
 * mention it. A rule without a text of its own, such as one from a newer back end, reads as
 * `validation.messages.invalid`.
 */
export const issueText = (t: Translate, issue: Issue): string => {
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
