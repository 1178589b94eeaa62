import { subclientRefusalKeys } from './decision'

/** Every message key that the rules of subclients can give beyond the shared ones and those of records. (SUB-60) */
export const subclientMessageKeys: readonly string[] = [
  ...subclientRefusalKeys,
  'validation.messages.subclientNotFound',
]
