import type { ClientRefusalRule } from '../clients'
import { type Decision as AnyDecision, refusalOf } from '../kernel'

/** Every reason of its own that a rule of service points can give for refusing something. */
export const servicePointRefusalRules = ['subclient-without-code'] as const

/** One of those reasons; its message key is `service-points.refused.<rule>`. */
export type ServicePointRefusalRule = (typeof servicePointRefusalRules)[number]

/** A decision about service points; the search for a code shares its reasons with clients and subclients. */
export type ServicePointDecision = AnyDecision<ServicePointRefusalRule | ClientRefusalRule>

export const refusal = refusalOf<ServicePointRefusalRule>('service-points')
