import { servicePointRefusalKeys } from './decision'

/** Every message key that the rules of service points can give besides those of the kernel and of records. (SVP-4) */
export const servicePointMessageKeys: readonly string[] = [
  ...servicePointRefusalKeys,
  'validation.messages.servicepointNotFound',
  'service-points.question.change-type',
]
