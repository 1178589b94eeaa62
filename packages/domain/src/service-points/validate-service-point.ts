import { codeIssues, requiredTextIssues, validateLimits, validateThirdCodes } from '../clients'
import { check, type Issue, issuesOf } from '../kernel'
import { type FieldAccess, servicePointFormFields } from './form-fields'
import { isEditing, type ServicePointDraft, type ServicePointFacts } from './service-point-draft'

/** The highest fee of the payment service. */
export const MAX_PAYMENT_FEE = 999_999_999

/**
 * SVP-55 to SVP-59. Every issue of a draft, in the order of the form, at the field that mends it. A field that does not
 * show, or only shows, has none.
 */
export const validateServicePoint = (
  draft: ServicePointDraft,
  facts: ServicePointFacts,
): readonly Issue[] => {
  const fields = servicePointFormFields(draft, facts)
  const chosen = (field: 'countryId' | 'clientId' | 'subclientId' | 'sourceSystem') =>
    fields[field].required ? issuesOf([check('required', field, draft[field], {})]) : []
  const text = (path: string, { required }: FieldAccess, value: string) =>
    required ? requiredTextIssues(path, value) : []
  const { payment } = draft
  return [
    ...chosen('countryId'),
    ...chosen('clientId'),
    ...chosen('subclientId'),
    ...chosen('sourceSystem'),
    ...(isEditing(draft) ? [] : codeIssues(draft, 'servicepointNotFound')),
    ...text('description', fields.description, draft.description),
    ...text('address', fields.address, draft.address),
    ...text('idSmartcash', fields.idSmartcash, draft.idSmartcash),
    ...text('deviceId', fields.deviceId, draft.deviceId),
    ...text('ssId', fields.ssId, draft.ssId),
    ...text('password', fields.password, draft.password),
    ...text('payment.accountId', fields['payment.accountId'], payment.accountId),
    ...text('payment.locationId', fields['payment.locationId'], payment.locationId),
    ...(fields['payment.fee'].required ? feeIssues(payment.fee) : []),
    ...(fields.thirdcodes.state === 'hidden' ? [] : validateThirdCodes(draft.thirdcodes)),
    ...(fields.limits.state === 'hidden' ? [] : validateLimits(draft.limits)),
  ]
}

const feeIssues = (typed: string): readonly Issue[] => {
  const [path, fee] = ['payment.fee', typed.trim()]
  const form = issuesOf([check('required', path, fee, {}), check('integer', path, fee, {})])
  return form.length > 0 ? form : issuesOf([check('between', path, fee, { min: 0, max: MAX_PAYMENT_FEE })])
}
