import { check, cleanCode, cleanText, decide, type Issue, issuesOf, typedAmountIssues } from '../kernel'
import type { ServicePoint } from '../service-points'
import { accountDateIssues, type DepositClock } from './account-date'
import { type BagCodeSettings, bagCodeIssue } from './bag-code-format'
import { type DepositDecision, depositRefusal } from './decision'
import type { DepositDraft, DepositFacts } from './deposit-draft'
import { depositFields } from './deposit-fields'
import {
  MAX_DEPOSIT_AMOUNT,
  MAX_DEPOSIT_BARCODE_LENGTH,
  MAX_DEPOSIT_OBSERVATIONS_LENGTH,
} from './deposit-limits'
import { type DepositPlace, depositCurrencies, depositTimeZone, offeredPoints } from './deposit-places'

/**
 * Every validation issue in the form of a deposit, in the order of its fields. Hidden fields are not validated. If the
 * service point does not offer the chosen option, the option counts as missing. (DPS-20 to DPS-27)
 */
export const validateDeposit = (draft: DepositDraft, facts: DepositFacts): readonly Issue[] => {
  const { servicePoint, issues } = placeIssues(draft, facts)
  const fields = depositFields(servicePoint)
  return [
    ...issues,
    ...(fields.channelId.shown ? required('channelId', channelOf(draft, servicePoint)) : []),
    ...(fields.comments.shown ? commentIssues(draft.comments) : []),
    ...(fields.accountDate.shown ? accountDateIssues(draft.accountDate, clockAt(servicePoint, facts)) : []),
    ...(fields.currencyCode.shown ? required('currencyCode', currencyOf(draft, servicePoint)) : []),
    ...barcodeIssues(draft.barcode, facts.config),
    ...required('commodity', draft.commodity?.code),
    ...amountIssues(draft.totalAmount),
  ]
}

/**
 * Whether a deposit can be sent from the chosen service point, and every reason why not. The reasons are: there are no
 * points (`no-service-points`); no point is chosen (`no-service-point`); the point has no device (`no-device`); the
 * devices' system has no id for `entity` (`not-registered`); there is no currency (`no-currency`). (DPS-28)
 */
export const canSendDeposit = (place: DepositPlace, facts: DepositFacts): DepositDecision => {
  const { servicePoint } = placeIssues(place, facts)
  if (servicePoint === undefined) {
    return decide([
      depositRefusal(offeredPoints(facts.points).length > 0 ? 'no-service-point' : 'no-service-points'),
    ])
  }
  const { subclient } = servicePoint
  const { client } = subclient
  return decide([
    !servicePoint.deviceId && depositRefusal('no-device'),
    !client.idSmartcash && depositRefusal('not-registered', { entity: 'client' }),
    !subclient.idSmartcash && depositRefusal('not-registered', { entity: 'subclient' }),
    !servicePoint.idSmartcash && depositRefusal('not-registered', { entity: 'service-point' }),
    depositCurrencies(servicePoint, client, facts.config).length === 0 && depositRefusal('no-currency'),
  ])
}

const clockAt = (servicePoint: ServicePoint | undefined, { now, config }: DepositFacts): DepositClock => ({
  now,
  timeZone: depositTimeZone(servicePoint, config),
})

const placeIssues = (
  { clientId, subclientId, servicePointId }: DepositPlace,
  { points }: DepositFacts,
): { readonly servicePoint: ServicePoint | undefined; readonly issues: readonly Issue[] } => {
  const ofClient = offeredPoints(points).filter(({ subclient }) => subclient.client.id === clientId)
  const ofSubclient = ofClient.filter(({ subclient }) => subclient.id === subclientId)
  const servicePoint = ofSubclient.find(({ id }) => id === servicePointId)
  return {
    servicePoint,
    issues: [
      ...required('clientId', ofClient[0]?.id),
      ...required('subclientId', ofSubclient[0]?.id),
      ...required('servicePointId', servicePoint?.id),
    ],
  }
}

const required = (path: string, value: string | number | undefined): readonly Issue[] =>
  issuesOf([check('required', path, value, {})])

const channelOf = ({ channelId }: DepositDraft, point: ServicePoint | undefined): number | undefined =>
  point?.channels.find(({ id }) => id === channelId)?.id

const currencyOf = ({ currencyCode }: DepositDraft, point: ServicePoint | undefined): string | undefined =>
  point?.currencies.find(({ code }) => code === currencyCode)?.code

const amountIssues = (totalAmount: string): readonly Issue[] =>
  typedAmountIssues('totalAmount', totalAmount, { max: MAX_DEPOSIT_AMOUNT })

/** The validation issues of a bag's barcode, with the path `barcode`. (DPS-21, DPS-54) */
export const barcodeIssues = (barcode: string, config: BagCodeSettings): readonly Issue[] =>
  issuesOf([
    check('required', 'barcode', barcode, {}) ??
      check('max', 'barcode', cleanCode(barcode), { length: MAX_DEPOSIT_BARCODE_LENGTH }) ??
      bagCodeIssue(barcode, config),
  ])

/** The validation issues of a deposit's comments, with the path `comments`. (DPS-26) */
export const commentIssues = (comments: string): readonly Issue[] =>
  issuesOf([check('max', 'comments', cleanText(comments), { length: MAX_DEPOSIT_OBSERVATIONS_LENGTH })])
