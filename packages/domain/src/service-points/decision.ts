import type { ClientRefusalRule } from '../clients'
import { type Decision as AnyDecision, refusalOf } from '../kernel'

/** Every reason of its own that a rule of service points can give for refusing something. */
export const servicePointRefusalRules = [
  'not-validating',
  'client-without-code',
  'subclient-without-code',
  'without-code',
  'without-client',
  'without-country',
  'nothing-returned',
] as const

export type ServicePointRefusalRule = (typeof servicePointRefusalRules)[number]

/** Why a service point can't be looked up: the search for a code shares its reasons with clients and subclients. */
export type ServicePointLookupDecision = AnyDecision<ServicePointRefusalRule | ClientRefusalRule>

export type ServicePointDecision = AnyDecision<ServicePointRefusalRule>

export const refusal = refusalOf<ServicePointRefusalRule>('service-points')
