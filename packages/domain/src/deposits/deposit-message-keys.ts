import { depositRefusalKeys } from './decision'
import { depositOutcomeKeys } from './deposit-outcome'

/** Rules of deposits that are not among the shared ones; their messages are `validation.messages.<rule>` like all. */
const ownIssueRules = ['date', 'date-range', 'amount', 'bag-listed'] as const

/** Every message key that the rules of deposits can give, for a check that all of them have words. (DPS-15) */
export const depositMessageKeys: readonly string[] = [
  ...depositRefusalKeys,
  ...Object.values(depositOutcomeKeys),
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
