import { barcodeProblems } from './barcode'
import { firmsRefusalKeys } from './decision'
import { vehicleSearchTypes } from './search-type'

/** Rules of firms that are not among the shared ones; their messages are `validation.messages.<rule>` like all. */
const ownIssueRules = ['own_country', 'search_type'] as const

/** Every message key that the rules of firms can give, for a check that all of them have words. (FIR-4) */
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
