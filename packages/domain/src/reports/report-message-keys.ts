import { reportRefusalKeys } from './decision'
import { reportActs } from './report-acts'
import { reportStatuses } from './report-status'
import { reportTypes } from './report-type'

/** Rules of reports that are not among the shared ones; their messages are `validation.messages.<rule>` like all. */
const ownIssueRules = ['date', 'date-range'] as const

/** Every message key that the rules of reports can give, for a check that all of them have words. (RPT-5) */
export const reportMessageKeys: readonly string[] = [
  ...reportStatuses.map(({ messageKey }) => messageKey),
  ...reportTypes.map(({ messageKey }) => messageKey),
  ...reportRefusalKeys,
  ...Object.values(reportActs)
    .flatMap(({ okKey, koKey }) => [okKey, koKey])
    .filter((key) => key !== undefined),
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
