import type { IssueRule } from '../kernel'
import { barcodeProblems } from './barcode'
import { firmsRefusalKeys } from './decision'
import { vehicleSearchTypes } from './search-type'

/** Rules that apply only to firms. The message key of a rule is `validation.messages.<rule>`. */
const ownIssueRules = ['own_country', 'search_type'] as const satisfies readonly IssueRule[]

/** Every message key that the rules of firms can return; a test checks that each key has a text. (FIR-4) */
export const firmsMessageKeys: readonly string[] = [
  'error.notfound.employee',
  'error.notfound.vehicle',
  'firms.notFound.hint',
  'label.documentValidation.invalid',
  ...vehicleSearchTypes.map(({ messageKey }) => messageKey),
  ...firmsRefusalKeys,
  ...barcodeProblems.map((problem) => `firms.barcode.${problem}`),
  ...ownIssueRules.map((rule) => `validation.messages.${rule}`),
]
