import { check, choiceIssue, cleanCode, type Issue, issuesOf } from '../kernel'
import {
  codeIssues,
  MAX_TEXT_LENGTH,
  requiredTextIssues,
  validateLimits,
  validateThirdCodes,
} from '../records'
import { pointTimeZones, type ServicePointFieldAccess, servicePointFormFields } from './form-fields'
import { MAX_PAYMENT_FEE } from './payment-fee'
import { isEditing, type ServicePointDraft, type ServicePointFacts } from './service-point-draft'

/**
 * Every validation issue of a service point's draft, at its field, in the order of the form. Hidden fields (the device
 * of a `SOL` point, the code of an existing point) have no issues. (SVP-55 to SVP-59)
 */
export const validateServicePoint = (
  draft: ServicePointDraft,
  facts: ServicePointFacts,
): readonly Issue[] => {
  const fields = servicePointFormFields(draft, facts)
  const chosen = (field: 'countryId' | 'clientId' | 'subclientId' | 'sourceSystem') =>
    fields[field].required ? issuesOf([check('required', field, draft[field], {})]) : []
  const text = (path: string, { required }: ServicePointFieldAccess, value: string) =>
    required ? requiredTextIssues(path, value) : []
  return [
    ...chosen('countryId'),
    ...chosen('clientId'),
    ...chosen('subclientId'),
    ...chosen('sourceSystem'),
    ...(isEditing(draft) ? [] : codeIssues(draft, 'servicepointNotFound')),
    // The user can't change a description from another system in the form, so its length is not limited.
    ...(fields.description.state === 'read-only'
      ? issuesOf([check('required', 'description', draft.description, {})])
      : text('description', fields.description, draft.description)),
    ...text('address', fields.address, draft.address),
    ...zoneIssues(draft, facts),
    ...text('idSmartcash', fields.idSmartcash, draft.idSmartcash),
    ...text('deviceId', fields.deviceId, draft.deviceId),
    ...text('ssId', fields.ssId, draft.ssId),
    // A new password in place of a stored one is optional, but its length is limited.
    ...(fields.password.required
      ? requiredTextIssues('password', draft.password)
      : issuesOf([check('max', 'password', draft.password.trim(), { length: MAX_TEXT_LENGTH })])),
    ...text('payment.accountId', fields['payment.accountId'], draft['payment.accountId']),
    ...text('payment.locationId', fields['payment.locationId'], draft['payment.locationId']),
    ...(fields['payment.fee'].required ? feeIssues(draft['payment.fee']) : []),
    ...(fields.thirdcodes.state === 'hidden' ? [] : validateThirdCodes(draft.thirdcodes)),
    ...(fields.limits.state === 'hidden' ? [] : validateLimits(draft.limits)),
  ]
}

const zoneIssues = (draft: ServicePointDraft, facts: ServicePointFacts): readonly Issue[] => {
  const zones = pointTimeZones(draft, facts)
  return draft.zone === '' || zones.includes(draft.zone) ? [] : [choiceIssue('zone', zones)]
}

const feeIssues = (typed: string): readonly Issue[] => {
  const [path, fee] = ['payment.fee', cleanCode(typed)]
  const form = issuesOf([check('required', path, fee, {}), check('integer', path, fee, {})])
  return form.length > 0 ? form : issuesOf([check('between', path, fee, { min: 0, max: MAX_PAYMENT_FEE })])
}
