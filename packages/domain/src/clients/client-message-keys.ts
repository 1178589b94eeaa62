import { clientRefusal, clientRefusalRules } from './decision'

/** Rules of the records that are administered which are not among the shared ones. */
const ownIssueRules = [
  'unchangeable',
  'systemNameAlreadyExists',
  'limitAlreadyExists',
  'currency',
  'amount',
  'extradataNameAlreadyExists',
  'barcode-format',
  'code-unconfirmed',
  'clientNotFound',
] as const

/** Every message key that the rules of clients can give beyond the shared ones. (CLI-16) */
export const clientMessageKeys: readonly string[] = [
  ...clientRefusalRules.map((rule) => clientRefusal(rule).key),
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
