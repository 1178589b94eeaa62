import { formatDay, type Issue, isValidDay } from '@remesa/domain/kernel'
import type { Translate } from './translate'

/** Calendar days travel as `yyyy-MM-dd` and are shown as `dd/MM/yyyy`, also inside a sentence. */
const shown = (value: string | number): string | number =>
  typeof value === 'string' && isValidDay(value) ? formatDay(value) : value

/**
 * Words for a domain issue. A rule without a text of its own, such as one of a newer back end, reads as
 * `validation.messages.invalid`.
 */
export const issueText = (t: Translate, issue: Issue): string => {
  if (!t.knows(issue.key)) return t('validation.messages.invalid')
  return t(
    issue.key,
    Object.fromEntries(Object.entries(issue.params).map(([name, value]) => [name, shown(value)])),
  )
}
