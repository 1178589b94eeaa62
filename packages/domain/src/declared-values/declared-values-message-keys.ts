import { commodityTypes } from './commodity-types'
import { declaredValuesRefusalKeys } from './decision'
import { duplicateRules } from './declared-codes'
import { requestIssueRules } from './validate-requests'

/** Rules of declared values that are not among the shared ones; their messages are `validation.messages.<rule>` like all. */
const ownIssueRules = [...duplicateRules, ...requestIssueRules, 'commodity', 'amount'] as const

/** Every message key that the rules of declared values can give, for a check that all of them have words. (DCV-5) */
export const declaredValuesMessageKeys: readonly string[] = [
  ...commodityTypes.map(({ messageKey }) => messageKey),
  ...declaredValuesRefusalKeys,
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
