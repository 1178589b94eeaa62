/** Rules of records that are not among the shared ones. */
const ownIssueRules = [
  'unchangeable',
  'systemNameAlreadyExists',
  'limitAlreadyExists',
  'currency',
  'amount',
  'extradataNameAlreadyExists',
  'barcode-format',
  'code-unconfirmed',
] as const

/**
 * Every message key that the issues of records can have beyond the shared ones. Refusals have the words of the kind that
 * they are about. (REC-16)
 */
export const recordMessageKeys: readonly string[] = ownIssueRules.map((rule) => `validation.messages.${rule}`)
