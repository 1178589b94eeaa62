import { refusalsOf } from '../kernel'

const refusals = refusalsOf('imports', [
  'unknown-type',
  'too-large',
  'unreadable',
  'protected',
  'old-workbook',
  'other-workbook',
  'web-page',
  'empty',
  'no-rows',
  'too-many-rows',
  'too-many-columns',
])

/** A reason why a file can't be imported; its message key is `imports.refused.<rule>`. */
export const importRefusal = refusals.refusal
/** The message keys of all reasons why a file can't be imported. */
export const importRefusalKeys = refusals.keys

/** One reason why a file can't be imported. */
export type ImportRefusal = ReturnType<typeof importRefusal>
