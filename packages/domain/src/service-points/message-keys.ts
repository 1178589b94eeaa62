import { refusal, servicePointRefusalRules } from './decision'

/** Every message key that the rules of service points can give besides those of the kernel and of clients. (SVP-4) */
export const servicePointMessageKeys: readonly string[] = [
  ...servicePointRefusalRules.map((rule) => refusal(rule).key),
  'validation.messages.servicepointNotFound',
  'service-points.question.change-type',
]
