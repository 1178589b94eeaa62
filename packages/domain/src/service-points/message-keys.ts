import { refusal, servicePointRefusalRules } from './decision'

/** SVP-4. Every message key that the rules of service points can give besides those of the kernel and of clients. */
export const servicePointMessageKeys: readonly string[] = [
  ...servicePointRefusalRules.map((rule) => refusal(rule).key),
  'validation.messages.servicepointNotFound',
  'service-points.question.change-type',
]
