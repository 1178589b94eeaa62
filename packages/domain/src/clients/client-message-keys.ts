import { clientRefusalKeys } from './decision'

/** Every message key of the rules of clients, except the keys that all rules share and the keys of records. (CLI-16) */
export const clientMessageKeys: readonly string[] = [
  ...clientRefusalKeys,
  'validation.messages.clientNotFound',
]
