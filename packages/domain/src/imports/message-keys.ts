import type { IssueRule } from '../kernel'
import { importRefusalKeys } from './decision'

const rules = [
  'import-column',
  'import-repeated',
  'import-unknown',
  'import-near',
  'import-taken',
  'import-inactive',
  'import-type',
  'import-choice',
  'import-flag',
  'import-needs-core',
  'import-by-form',
  'import-left-out',
  'import-narrows',
  'import-other-row',
  'import-action',
  'import-in-whole',
  'import-opposes',
  'import-elsewhere',
  'import-no-value',
  'import-unreadable',
  'import-digits-lost',
  'import-quotes',
  'import-unanswered',
] as const satisfies readonly IssueRule[]

/** Every message key that the rules of imports can return, except the keys of other features; each key once. (IMP-5) */
export const importMessageKeys: readonly string[] = [
  ...importRefusalKeys,
  ...rules.map((rule) => `validation.messages.${rule}`),
]
