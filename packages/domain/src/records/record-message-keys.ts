import { moveRefusalKeys } from './move'

/** The validation rules that only records have. */
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
 * Every message key of the validation issues that only records have. Refusals of most actions have the texts of their
 * kind of record; refusals of a move have shared texts. (REC-16)
 */
export const recordMessageKeys: readonly string[] = [
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
  ...moveRefusalKeys,
]
