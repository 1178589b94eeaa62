import { reportRefusalKeys } from './decision'
import { reportActionFacts } from './report-actions'
import { reportStatuses } from './report-status'
import { reportTypes } from './report-type'

/**
 * The validation rules of reports in addition to the shared ones; the message key of each is
 * `validation.messages.<rule>`.
 */
const ownIssueRules = ['date', 'date-range'] as const

/** Every message key that the rules of reports can return; a test requires a text for each. (RPT-5) */
export const reportMessageKeys: readonly string[] = [
  ...reportStatuses.map(({ messageKey }) => messageKey),
  ...reportTypes.map(({ messageKey }) => messageKey),
  ...reportRefusalKeys,
  ...Object.values(reportActionFacts)
    .flatMap(({ okKey, koKey }) => [okKey, koKey])
    .filter((key) => key !== undefined),
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
