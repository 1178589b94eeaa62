import { subclientRefusalKeys } from './decision'

/**
 * Every message key of the rules of subclients, except the keys that all rules share and the keys of records. (SUB-60)
 */
export const subclientMessageKeys: readonly string[] = [
  ...subclientRefusalKeys,
  'validation.messages.subclientNotFound',
]
