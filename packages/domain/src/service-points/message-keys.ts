import { servicePointRefusalKeys } from './decision'

/** Every message key of the rules of service points, without the shared ones and those of records. (SVP-4) */
export const servicePointMessageKeys: readonly string[] = [
  ...servicePointRefusalKeys,
  'validation.messages.servicepointNotFound',
  'validation.messages.device-taken',
  'validation.messages.device-taken-elsewhere',
  'service-points.question.change-type',
]
