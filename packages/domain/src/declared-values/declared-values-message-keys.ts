import type { IssueRule } from '../kernel'
import { commodityTypes } from './commodity-types'
import { declaredValuesRefusalKeys } from './decision'
import { duplicateRules } from './declared-codes'
import { requestIssueRules } from './validate-requests'

/**
 * Rules that apply only to declared values. The message key of a rule is `validation.messages.<rule>`, as for the rules
 * that all forms share.
 */
const ownIssueRules = [
  ...duplicateRules,
  ...requestIssueRules,
  'commodity',
  'amount',
  'amount-two-ways',
] as const satisfies readonly IssueRule[]

/**
 * Every message key that the rules of declared values can return; a check uses the list to find missing texts. (DCV-5)
 */
export const declaredValuesMessageKeys: readonly string[] = [
  ...commodityTypes.map(({ messageKey }) => messageKey),
  ...declaredValuesRefusalKeys,
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
