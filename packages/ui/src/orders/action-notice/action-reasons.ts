import type { Issue } from '@remesa/domain/kernel'
import { issueText, type Translate } from '../../i18n'

interface Refusal {
  readonly issues: readonly Issue[]
  readonly message: string | null
}

/** The rules that refused, each once; where none is named, what the server says. */
export const reasonsOf = (t: Translate, { issues, message }: Refusal): readonly string[] => {
  if (issues.length > 0) return [...new Set(issues.map((issue) => issueText(t, issue)))]
  if (message === null || message.trim() === '') return []
  return [t.knows(message) ? t(message) : message]
}
