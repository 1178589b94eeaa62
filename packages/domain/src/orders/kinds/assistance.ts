import { check, choiceIssue, cleanText, defaultBrand, type Issue, issuesOf } from '../../kernel'
import { commentIssues, orderUserName } from '../order/order-base'
import type { Fault } from '../order/order-catalogue.schema'
import { externalServicePointId } from '../order/order-service-points'
import type { ServiceWindowRules } from '../window/service-window'
import { type ServiceWindowDraft, validateServiceWindow } from '../window/validate-service-window'
import { wireTimes } from '../window/wire-times'
import type { AssistanceRequest } from './assistance.schema'
import { type DatedBodyInput, datedKind } from './dated-kind'
import { bodyWindowIssues, type DatedRequestFacts, envelopeIssues } from './dated-request'
import { atBodyPaths, datedPlaces, type FieldPlace } from './field-places'
import type { LeftOut, RepeatContents } from './repeat'

/** The values that a user has entered in the form for requesting a technician. */
export interface AssistanceDraft extends ServiceWindowDraft {
  /** Description of the chosen fault; empty if no fault is chosen. */
  readonly faultDescription: string
  readonly comments: string
}

/**
 * The initial values in the form for requesting a technician: default date and times, no fault, no comments. (ORD-74)
 */
export const emptyAssistanceDraft = (
  rules: Pick<ServiceWindowRules, 'defaultDate' | 'defaultFrom' | 'defaultUntil'>,
): AssistanceDraft => ({
  serviceDate: rules.defaultDate,
  from: rules.defaultFrom,
  until: rules.defaultUntil,
  faultDescription: '',
  comments: '',
})

/**
 * All validation issues in the form for requesting a technician: issues of the date and times, a missing fault, and
 * comments that are too long. (ORD-88)
 */
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

/** The validation issue of the fault if no fault was chosen; otherwise empty. (ORD-88) */
export const faultIssues = (faultDescription: string): readonly Issue[] =>
  issuesOf([check('required', 'faultDescription', faultDescription, {})])

/** The body of the call that requests a technician. It contains the description of the fault, not its id. (ORD-89) */
export const buildAssistanceRequest = (
  draft: AssistanceDraft,
  { servicePoint, user, countryCode, rules, timeZone, brand = defaultBrand }: DatedBodyInput,
): AssistanceRequest => ({
  countryCode,
  comments: cleanText(draft.comments),
  servicePointId: externalServicePointId(servicePoint),
  ...wireTimes(draft, { allowInterval: rules.allowInterval, timeZone }),
  origin: brand.origin,
  hasDate: true,
  hasLimitDate: false,
  userName: orderUserName(user),
  faultDescription: draft.faultDescription,
})

/** The fields in the form for requesting a technician, with their paths in the body of the call. (ORD-136) */
export const assistancePlaces = [
  ...datedPlaces,
  ['faultDescription', 'faultDescription'],
] as const satisfies readonly FieldPlace[]

/** The rules for orders of a technician. Such an order contains one of the faults in the catalogue of the country. */
export const assistanceKind = datedKind<AssistanceDraft, AssistanceRequest>('assistance-service', {
  empty: emptyAssistanceDraft,
  validate: validateAssistance,
  build: buildAssistanceRequest,
})

/** The fault of the repeated order, if the catalogue of the country contains it. (ORD-164) */
export const repeatAssistance: RepeatContents<AssistanceDraft> = ({ faultDescription }, { catalogues }) => {
  const known = catalogues.faults.find((fault) => fault.faultDescription === faultDescription)
  if (known !== undefined && known.faultDescription.trim() !== '')
    return { patch: { faultDescription: known.faultDescription }, leftOut: [] }
  const params = faultDescription == null ? {} : { fault: faultDescription }
  const leftOut: LeftOut = { part: 'fault', path: 'faultDescription', params }
  return { patch: { faultDescription: '' }, leftOut: [leftOut] }
}

/** The data for validating the body of a request for a technician. */
export interface AssistanceRequestFacts extends DatedRequestFacts {
  /** The faults in the catalogue of the country. */
  readonly faults: readonly Pick<Fault, 'faultDescription'>[]
}

/**
 * All validation issues in the body of a request for a technician, with their paths in the body. The body has already
 * been parsed by its schema. It must obey the rules of the form, and its fault must be in the catalogue of the country.
 * (ORD-130 to ORD-132, ORD-135)
 */
export const validateAssistanceRequest = (
  body: AssistanceRequest,
  facts: AssistanceRequestFacts,
): readonly Issue[] => {
  const absent = faultIssues(body.faultDescription)
  const faults = facts.faults.map(({ faultDescription }) => faultDescription)
  const isFine = absent.length > 0 || faults.includes(body.faultDescription)
  return [
    ...envelopeIssues(body, facts),
    ...bodyWindowIssues(body, facts),
    ...atBodyPaths(assistancePlaces, [
      ...absent,
      ...(isFine ? [] : [choiceIssue('faultDescription', faults)]),
    ]),
    ...commentIssues(body.comments),
  ]
}
