import { clientRefusalKeys } from './decision'

/**
 * Every message key of the rules of clients, in addition to the keys of all rules and of the rules of records. (CLI-16)
 */
export const clientMessageKeys: readonly string[] = [
  ...clientRefusalKeys,
  'validation.messages.clientNotFound',
]
