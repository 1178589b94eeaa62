import { commodityTypes } from './commodity-types'
import { declaredValuesRefusalKeys } from './decision'
import { duplicateRules } from './declared-codes'
import { requestIssueRules } from './validate-requests'

/**
 * Rules that only declared values have. The message key of each is `validation.messages.<rule>`, as for shared rules.
 */
const ownIssueRules = [
  ...duplicateRules,
  ...requestIssueRules,
  'commodity',
  'amount',
  'amount-two-ways',
] as const

/** Every message key of the rules of declared values, for a check that each key has its texts. (DCV-5) */
export const declaredValuesMessageKeys: readonly string[] = [
  ...commodityTypes.map(({ messageKey }) => messageKey),
  ...declaredValuesRefusalKeys,
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
