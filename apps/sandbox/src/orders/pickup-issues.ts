import {
  type Brand,
  calendarDayOf,
  defaultBrand,
  formatAmount,
  type Issue,
  isAmount,
  issue,
  roundAmount,
  wallClockOf,
} from '@remesa/domain/kernel'
import {
  type PickupDraft,
  type PickupRequest,
  type ServiceWindowRules,
  validatePickup,
} from '@remesa/domain/orders'
import { storableInstant } from '../api/storable-instant'

export interface PickupCircumstances {
  readonly rules: ServiceWindowRules
  readonly servicePoint: { readonly agilePickup: boolean }
  /** Country of the path and of the service point. */
  readonly countryCode: string
  /** Ids of the currencies that the country's customers may use. */
  readonly currencyIds: readonly string[]
  readonly now: Date
  /** Zone of the country. */
  readonly timeZone: string
  readonly brand?: Brand
}

/**
 * Holds a pickup's body to the same rules as the form it came from, with the clock of this machine, and to what a form
 * cannot get wrong but another program can. Paths are those of the body.
 */
export const pickupIssues = (body: PickupRequest, circumstances: PickupCircumstances): readonly Issue[] => {
  const { rules, servicePoint, now, timeZone } = circumstances
  const draft = draftOf(body, 0, circumstances)
  const ofForm = validatePickup(draft, { rules, servicePoint, now, timeZone })
  return [
    ...envelopeIssues(body, circumstances),
    ...timeIssues(body, circumstances),
    ...amountIssues(body, circumstances),
    ...ofForm.flatMap((found) => {
      const path = bodyPath[found.path]
      // Amounts are looked at one by one above.
      return path === undefined ? [] : [{ ...found, path }]
    }),
  ]
}

const bodyPath: Readonly<Record<string, string>> = {
  serviceDate: 'serviceDate',
  from: 'requestInitialTime',
  until: 'requestFinalTime',
  comments: 'comments',
}

/**
 * The day of service is the one that the sender wrote: its offset is the sender's own, and at midnight another one
 * would make it another day. Start and end are instants and are read on the clock of the country.
 */
export const serviceDay = (body: Pick<PickupRequest, 'serviceDate'>): string => body.serviceDate.slice(0, 10)

const draftOf = (body: PickupRequest, at: number, { timeZone }: PickupCircumstances): PickupDraft => {
  const clock = (iso = '') => {
    const instant = storableInstant(iso)
    return instant === undefined ? '' : wallClockOf(instant, timeZone).time
  }
  const amount = body.requestedAmounts[at]
  return {
    serviceDate: serviceDay(body),
    from: clock(body.requestInitialTime),
    until: clock(body.requestFinalTime),
    currencyId: amount?.currencyId ?? '',
    totalAmount:
      amount === undefined || !isAmount(amount.totalAmount) ? '' : formatAmount(amount.totalAmount),
    comments: body.comments,
  }
}

const envelopeIssues = (
  body: PickupRequest,
  { countryCode, brand = defaultBrand }: PickupCircumstances,
): readonly Issue[] => [
  ...(body.countryCode === countryCode ? [] : [issue('confirmed', 'countryCode')]),
  ...(body.origin === brand.origin ? [] : [issue('confirmed', 'origin')]),
]

const timeIssues = (body: PickupRequest, { rules, timeZone }: PickupCircumstances): readonly Issue[] => {
  const day = serviceDay(body)
  const ofDay = storableInstant(body.serviceDate) === undefined ? [issue('date', 'serviceDate')] : []
  const ofHours = (['requestInitialTime', 'requestFinalTime'] as const).flatMap((path) => {
    const iso = body[path]
    if (iso === undefined) return []
    if (!rules.allowInterval) return [issue('invalid', path)]
    const instant = storableInstant(iso)
    if (instant === undefined || calendarDayOf(instant, timeZone) !== day) return [issue('date', path)]
    return instant.getTime() % 60_000 === 0 ? [] : [issue('time', path)]
  })
  return [...ofDay, ...ofHours]
}

const amountIssues = (body: PickupRequest, circumstances: PickupCircumstances): readonly Issue[] => {
  const { rules, servicePoint, currencyIds, now, timeZone } = circumstances
  const { requestedAmounts } = body
  const path = 'requestedAmounts'
  if (servicePoint.agilePickup) return requestedAmounts.length === 0 ? [] : [issue('invalid', path)]
  if (requestedAmounts.length === 0) return [issue('required', path)]
  return requestedAmounts.flatMap(({ currencyId, totalAmount }, at) => {
    const here = `${path}.${at}`
    const isRepeated = requestedAmounts.findIndex((other) => other.currencyId === currencyId) !== at
    const isFine = isAmount(totalAmount) && roundAmount(totalAmount) === totalAmount
    const ofForm = validatePickup(draftOf(body, at, circumstances), { rules, servicePoint, now, timeZone })
    return [
      ...(currencyIds.includes(currencyId) && !isRepeated ? [] : [issue('invalid', `${here}.currencyId`)]),
      ...(isFine ? [] : [issue('amount', `${here}.totalAmount`, { decimals: 2 })]),
      ...(isFine
        ? ofForm
            .filter((found) => found.path === 'totalAmount')
            .map((found) => ({ ...found, path: `${here}.totalAmount` }))
        : []),
    ]
  })
}
