import { check, type Issue, issuesOf } from '../kernel'
import { validateLimits } from './limits'
import type { CurrencyLimit, ThirdCode } from './record.schema'
import { requiredTextIssues } from './record-text'
import { validateThirdCodes } from './third-codes'

/**
 * The unique code of a record, which consists of the codes of its parents and its own code; `null` if one of them is
 * missing. (REC-41)
 */
export const uniqueCodeOf = (...codes: readonly string[]): string | null =>
  codes.some((code) => code === '') ? null : codes.join('-')

/**
 * The validation issues of the fields that clients and subclients have below a confirmed code. A read-only description
 * must not be empty, but may have any length, because it comes from the external operations system or from the stored
 * record. (REC-40)
 */
export const recordIssues = (draft: {
  readonly record: object | null
  readonly validates: boolean
  readonly description: string
  readonly idSmartcash: string
  readonly thirdcodes: readonly ThirdCode[]
  readonly limits: readonly CurrencyLimit[]
}): readonly Issue[] => [
  ...(draft.validates || draft.record !== null
    ? issuesOf([check('required', 'description', draft.description, {})])
    : requiredTextIssues('description', draft.description)),
  ...requiredTextIssues('idSmartcash', draft.idSmartcash),
  ...validateThirdCodes(draft.thirdcodes),
  ...validateLimits(draft.limits),
]
