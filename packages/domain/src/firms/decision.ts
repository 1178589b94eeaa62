import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('firms', [
  'page-not-readable',
  'search-disabled',
  'no-search-type',
  'scanning-disabled',
  'no-barcode-format',
])

/** A reason why something can't be done with a search or a scan, with its message key. */
export const firmsRefusal = refusals.refusal
/** The message keys of all reasons that rules of firms give. */
export const firmsRefusalKeys = refusals.keys

/** One reason why something can't be done with a search or a scan. */
export type FirmsRefusal = ReturnType<typeof firmsRefusal>
/** Whether something may be done with a search or a scan, and every reason why not. */
export type FirmsDecision<R extends FirmsRefusal['rule'] = FirmsRefusal['rule']> = Decision<R>
