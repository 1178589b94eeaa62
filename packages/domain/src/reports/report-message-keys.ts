import type { IssueRule } from '../kernel'
import { reportRefusalKeys } from './decision'
import { reportActionFacts } from './report-actions'
import { reportStatuses } from './report-status'
import { reportTypes } from './report-type'

/** Validation rules that apply only to reports. The message key of a rule is `validation.messages.<rule>`. */
const ownIssueRules = ['date', 'date-range'] as const satisfies readonly IssueRule[]

/** Every message key that the rules of reports can return; a test checks that each key has a text. (RPT-5) */
export const reportMessageKeys: readonly string[] = [
  ...reportStatuses.map(({ messageKey }) => messageKey),
  ...reportTypes.map(({ messageKey }) => messageKey),
  ...reportRefusalKeys,
  ...Object.values(reportActionFacts)
    .flatMap(({ okKey, koKey }) => [okKey, koKey])
    .filter((key) => key !== undefined),
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
