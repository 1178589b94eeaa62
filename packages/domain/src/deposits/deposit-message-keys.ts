import { depositRefusalKeys } from './decision'
import { depositOutcomeKeys } from './deposit-outcome'

/** Rules of deposits in addition to the shared ones; the message of each is `validation.messages.<rule>`. */
const ownIssueRules = ['date', 'date-range', 'amount', 'amount-two-ways', 'bag-listed', 'bag-code'] as const

/** Every message key that the rules of deposits can give; a test requires a text for each. (DPS-15) */
export const depositMessageKeys: readonly string[] = [
  ...depositRefusalKeys,
  ...Object.values(depositOutcomeKeys),
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
