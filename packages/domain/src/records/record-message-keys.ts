import { moveRefusalKeys } from './move'

/** Rules that only records have. */
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
] as const

/**
 * Every message key of the issues of records beyond the shared ones. Refusals have the texts of their kind of
 * record, except those of a move. (REC-16)
 */
export const recordMessageKeys: readonly string[] = [
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
  ...moveRefusalKeys,
]
