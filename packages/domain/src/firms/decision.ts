import { type Refusal as AnyRefusal, type Decision, refusalOf } from '../kernel'

/** Every reason that a rule of firms can give for refusing an action. */
export const firmsRefusalRules = [
  'page-not-readable',
  'search-disabled',
  'no-search-type',
  'scanning-disabled',
  'no-barcode-format',
] as const

export type FirmsRefusalRule = (typeof firmsRefusalRules)[number]
export type FirmsRefusal = AnyRefusal<FirmsRefusalRule>
export type FirmsDecision = Decision<FirmsRefusalRule>

export const refusal = refusalOf<FirmsRefusalRule>('firms')
