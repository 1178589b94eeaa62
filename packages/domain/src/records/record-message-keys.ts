import type { IssueRule } from '../kernel'
import { moveRefusalKeys } from './move'

/** Validation rules that apply only to records. */
const ownIssueRules = [
  'unchangeable',
  'systemNameAlreadyExists',
  'limitAlreadyExists',
  'currency',
  'amount',
  'amount-two-ways',
  'extradataNameAlreadyExists',
  'barcode-format',
  'code-unconfirmed',
  'code-in-portal',
] as const satisfies readonly IssueRule[]

/**
 * The message keys of validation issues that only records have, and of refused moves. Other refused actions are not
 * included, because their texts differ for each kind of record. (REC-16)
 */
export const recordMessageKeys: readonly string[] = [
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
  ...moveRefusalKeys,
]
