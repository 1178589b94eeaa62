import { clientRefusalKeys } from './decision'

/** Every message key that the rules of clients can give beyond the shared ones and those of records. (CLI-16) */
export const clientMessageKeys: readonly string[] = [
  ...clientRefusalKeys,
  'validation.messages.clientNotFound',
]
