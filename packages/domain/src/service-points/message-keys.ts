import { servicePointRefusalKeys } from './decision'

/** Every message key of the rules of service points that the rules of the kernel and of records do not have. (SVP-4) */
export const servicePointMessageKeys: readonly string[] = [
  ...servicePointRefusalKeys,
  'validation.messages.servicepointNotFound',
  'validation.messages.device-taken',
  'validation.messages.device-taken-elsewhere',
  'service-points.question.change-type',
]
