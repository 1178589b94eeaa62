import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('firms', [
  'page-not-readable',
  'search-disabled',
  'no-search-type',
  'scanning-disabled',
  'no-barcode-format',
])

/** A reason for which a search or a scan is refused, with its message key. */
export const firmsRefusal = refusals.refusal
/** The message keys of all reasons for which rules of firms (the lookup of employees and vehicles) refuse an action. */
export const firmsRefusalKeys = refusals.keys

/** One reason why a search or a scan is refused. */
export type FirmsRefusal = ReturnType<typeof firmsRefusal>
/** Whether a search or a scan is allowed, and every reason why not. */
export type FirmsDecision<R extends FirmsRefusal['rule'] = FirmsRefusal['rule']> = Decision<R>
