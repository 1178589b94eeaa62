import { commodityTypes } from './commodity-types'
import { declaredValuesRefusalKeys } from './decision'
import { duplicateRules } from './declared-codes'
import { requestIssueRules } from './validate-requests'

/**
 * Rules of declared values that are not shared ones; their messages are `validation.messages.<rule>`, too.
 */
const ownIssueRules = [
  ...duplicateRules,
  ...requestIssueRules,
  'commodity',
  'amount',
  'amount-two-ways',
] as const

/** Every message key of the rules of declared values, for a check that all have texts. (DCV-5) */
export const declaredValuesMessageKeys: readonly string[] = [
  ...commodityTypes.map(({ messageKey }) => messageKey),
  ...declaredValuesRefusalKeys,
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
