import type { IssueRule } from '../kernel'
import { depositRefusalKeys } from './decision'
import { depositOutcomeKeys } from './deposit-outcome'

/** Rules that apply only to deposits. The message key of a rule is `validation.messages.<rule>`. */
const ownIssueRules = [
  'date',
  'date-range',
  'amount',
  'amount-two-ways',
  'bag-listed',
  'bag-code',
] as const satisfies readonly IssueRule[]

/** Every message key that the rules of deposits can return; a test checks that each key has a text. (DPS-15) */
export const depositMessageKeys: readonly string[] = [
  ...depositRefusalKeys,
  ...Object.values(depositOutcomeKeys),
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
