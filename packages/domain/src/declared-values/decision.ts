import { type Decision, refusalsOf } from '../kernel'

const refusals = refusalsOf('declared-values', [
  'not-a-pickup',
  'not-agile',
  'requested-amounts',
  'status-closed',
  'no-values',
  'no-containers',
  'no-packs',
  'seal-required',
  'nothing-chosen',
  'too-long-for-a-code',
  'text-too-long',
  'not-base64',
  'not-gzip',
  'content-too-large',
  'ratio-too-high',
  'not-utf8',
  'not-json',
  'too-deep',
  'too-many-parts',
  'wrong-shape',
])

/** A reason for which an action on declared values is refused, with its message key. */
export const declaredValuesRefusal = refusals.refusal
/** The message keys of all reasons for which rules of declared values refuse an action. */
export const declaredValuesRefusalKeys = refusals.keys

/** One reason why an action on declared values is refused. */
export type DeclaredValuesRefusal = ReturnType<typeof declaredValuesRefusal>
/** Whether an action on declared values is allowed, and every reason why not. */
export type DeclaredValuesDecision<R extends DeclaredValuesRefusal['rule'] = DeclaredValuesRefusal['rule']> =
  Decision<R>
