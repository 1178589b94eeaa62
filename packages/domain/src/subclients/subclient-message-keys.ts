import { subclientRefusalKeys } from './decision'

/** Every message key of the rules of subclients, without the shared ones and those of records. (SUB-60) */
export const subclientMessageKeys: readonly string[] = [
  ...subclientRefusalKeys,
  'validation.messages.subclientNotFound',
]
