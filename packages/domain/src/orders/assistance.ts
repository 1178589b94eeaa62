import { check, defaultBrand, type Issue, issuesOf } from '../kernel'
import { commentIssues, orderUserName, wireTimes } from './order-base'
import type { AssistanceRequest } from './order-request.schema'
import { externalServicePointId } from './order-service-points'
import type { BuildInput } from './pickup'
import type { ServiceWindowRules } from './service-window'
import { type ServiceWindowDraft, validateServiceWindow } from './validate-service-window'

/** A call for a technician as it is being filled in. */
export interface AssistanceDraft extends ServiceWindowDraft {
  /** Description of the chosen fault, or empty. */
  readonly faultDescription: string
  readonly comments: string
}

/** An unused call: default date and times, no fault, no comments. (ORD-74) */
export const emptyAssistanceDraft = (
  rules: Pick<ServiceWindowRules, 'defaultDate' | 'defaultFrom' | 'defaultUntil'>,
): AssistanceDraft => ({
  serviceDate: rules.defaultDate,
  from: rules.defaultFrom,
  until: rules.defaultUntil,
  faultDescription: '',
  comments: '',
})

/** Every issue of a call: date and times, a fault, comments not too long. (ORD-88) */
export const validateAssistance = (
  draft: AssistanceDraft,
  {
    rules,
    now,
    timeZone,
  }: { readonly rules: ServiceWindowRules; readonly now: Date; readonly timeZone: string },
): readonly Issue[] => [
  ...validateServiceWindow(draft, rules, { now, timeZone }),
  ...faultIssues(draft.faultDescription),
  ...commentIssues(draft.comments),
]

/** A fault has to be chosen. (ORD-88) */
export const faultIssues = (faultDescription: string): readonly Issue[] =>
  issuesOf([check('required', 'faultDescription', faultDescription, {})])

/** The body of the create call; the fault goes by its description. (ORD-89) */
export const buildAssistanceRequest = (
  draft: AssistanceDraft,
  { servicePoint, user, countryCode, rules, timeZone, brand = defaultBrand }: BuildInput,
): AssistanceRequest => ({
  countryCode,
  comments: draft.comments.trim(),
  servicePointId: externalServicePointId(servicePoint),
  ...wireTimes(draft, { allowInterval: rules.allowInterval, timeZone }),
  origin: brand.origin,
  hasDate: true,
  hasLimitDate: false,
  userName: orderUserName(user),
  faultDescription: draft.faultDescription,
})
