import { issueText, type Translate } from '../../i18n'
import type { ActionFailure } from './action-notice'

/** The rules that refused, each once; where none is named, what the server says. */
export const reasonsOf = (t: Translate, { issues, message }: ActionFailure): readonly string[] => {
  if (issues.length > 0) return [...new Set(issues.map((issue) => issueText(t, issue)))]
  if (message === null || message.trim() === '') return []
  return [t.knows(message) ? t(message) : message]
}
