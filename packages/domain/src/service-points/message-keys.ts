import { servicePointRefusalKeys } from './decision'

/**
 * Every message key of the rules of service points, except the keys that all rules share and the keys of records.
 * (SVP-4)
 */
export const servicePointMessageKeys: readonly string[] = [
  ...servicePointRefusalKeys,
  'validation.messages.servicepointNotFound',
  'validation.messages.device-taken',
  'validation.messages.device-taken-elsewhere',
  'service-points.question.change-type',
]
