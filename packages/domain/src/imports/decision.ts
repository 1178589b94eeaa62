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

/** A reason for which a file can't be imported, with the message key `imports.refused.<rule>`. */
export const importRefusal = refusals.refusal
/** The message keys of all reasons for which a file can't be imported. */
export const importRefusalKeys = refusals.keys

/** One reason why a file can't be imported. */
export type ImportRefusal = ReturnType<typeof importRefusal>
