import { barcodeProblems } from './barcode'
import { firmsRefusalKeys } from './decision'
import { vehicleSearchTypes } from './search-type'

/** Rules of firms in addition to the shared ones; the message of each is `validation.messages.<rule>`. */
const ownIssueRules = ['own_country', 'search_type'] as const

/** Every message key that the rules of firms can give; a test requires a text for each. (FIR-4) */
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
