import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('firms', [
  'page-not-readable',
  'search-disabled',
  'no-search-type',
  'scanning-disabled',
  'no-barcode-format',
])

/** A reason why an action on a search or a scan is refused, with its message key. */
export const firmsRefusal = refusals.refusal
/** The message keys of all reasons that the rules of firms (the lookup of employees and vehicles) give. */
export const firmsRefusalKeys = refusals.keys

/** One reason why an action on a search or a scan is refused. */
export type FirmsRefusal = ReturnType<typeof firmsRefusal>
/** Whether an action on a search or a scan is allowed, and every reason why not. */
export type FirmsDecision<R extends FirmsRefusal['rule'] = FirmsRefusal['rule']> = Decision<R>
