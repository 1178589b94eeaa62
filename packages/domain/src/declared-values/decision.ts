import { type Decision, type Refusal, refusalOf } from '../kernel'

/** Every reason that a rule of declared values can give for refusing an action or a text. */
export const declaredValuesRefusalRules = [
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
] as const

/** Name of a reason; its message is `declared-values.refused.<rule>`. */
export type DeclaredValuesRefusalRule = (typeof declaredValuesRefusalRules)[number]

/** One reason why something can't be done with declared values. */
export type DeclaredValuesRefusal = Refusal<DeclaredValuesRefusalRule>
/** Whether something may be done with declared values, with every reason why not. */
export type DeclaredValuesDecision<R extends DeclaredValuesRefusalRule = DeclaredValuesRefusalRule> =
  Decision<R>

export const refusal = refusalOf<DeclaredValuesRefusalRule>('declared-values')
