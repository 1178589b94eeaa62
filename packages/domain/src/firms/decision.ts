import { type Refusal as AnyRefusal, type Decision, refusalOf } from '../kernel'

/** Every reason that a rule of firms can give for refusing an action. */
export const firmsRefusalRules = [
  'page-not-readable',
  'search-disabled',
  'no-search-type',
  'scanning-disabled',
  'no-barcode-format',
] as const

/** Name of a reason; its message is `firms.refused.<rule>`. */
export type FirmsRefusalRule = (typeof firmsRefusalRules)[number]
/** One reason why a search or a scan is not possible. */
export type FirmsRefusal = AnyRefusal<FirmsRefusalRule>
/** Whether a search or a scan is possible now, with every reason why not. */
export type FirmsDecision = Decision<FirmsRefusalRule>

export const refusal = refusalOf<FirmsRefusalRule>('firms')
