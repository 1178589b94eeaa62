import { match } from 'ts-pattern'
import { amountIssues, formatAmount, isValidTime, timeOfMinutes } from '../kernel'
import { amountsByCurrency } from './amounts-by-currency'
import { nearestHours, requestedHours } from './offered-hours'
import { commentIssues, MAX_ORDER_AMOUNT, orderCountryCode } from './order-base'
import { repeatComposition } from './repeat-composition'
import type { LeftOut, PastOrder, RepeatContext, RepeatedDraft } from './repeat-order.types'
import { type DatedRequestType, isDatedRequestType, type RequestType } from './request-type'
import { type ServiceWindowInput, serviceWindowRules, suggestUntil } from './service-window'
import { addSupply, emptySupplyEntry, supplyQuantityIssues, type TypedSupply } from './supply'
import type { ServiceWindowDraft } from './validate-service-window'

/**
 * A draft like a former order, for the date that a new order proposes. Hours are those of the former order, or the nearest
 * that can be had on that date. What is not offered any more is left out and named; the issues that the draft has are at
 * the places that are named. (ORD-161 to ORD-164)
 */
export const repeatDraft = (type: RequestType, order: PastOrder, context: RepeatContext): RepeatedDraft => {
  if (!isDatedRequestType(type)) return repeatSupply(type, order, context)
  const window = windowLike(type, order, context)
  const comments = commentsLike(order)
  const [filled, leftOut] = [
    { ...window.draft, comments: comments.text },
    [...window.leftOut, ...comments.leftOut],
  ]
  return match(type)
    .returnType<RepeatedDraft>()
    .with('pickup', (requestType) => {
      const amount = amountLike(order, context)
      const patch = { ...filled, ...amount.draft }
      return { change: { requestType, patch }, leftOut: [...leftOut, ...amount.leftOut] }
    })
    .with('delivery', 'delivery-exchange', (requestType) => {
      const contents = repeatComposition(order, context)
      const patch = { ...filled, ...contents.draft }
      return { change: { requestType, patch }, leftOut: [...leftOut, ...contents.leftOut] }
    })
    .with('assistance-service', (requestType) => {
      const fault = faultLike(order, context)
      const patch = { ...filled, faultDescription: fault.text }
      return { change: { requestType, patch }, leftOut: [...leftOut, ...fault.leftOut] }
    })
    .exhaustive()
}

const windowLike = (
  type: DatedRequestType,
  order: PastOrder,
  { facts: { config, servicePoint, user, timeZone }, now }: RepeatContext,
): { readonly draft: ServiceWindowDraft; readonly leftOut: readonly LeftOut[] } => {
  const countryCode = orderCountryCode(servicePoint, user)
  const settings: ServiceWindowInput = { config, servicePoint, countryCode, now, timeZone }
  const rules = serviceWindowRules(type, settings)
  const serviceDate = rules.defaultDate
  const usual = { from: rules.defaultFrom, until: rules.defaultUntil }
  if (!rules.allowInterval) return { draft: { serviceDate, ...usual }, leftOut: [] }
  const former = requestedHours(order, timeZone)
  const from = isValidTime(usual.from) ? usual.from : timeOfMinutes(rules.minimumHour * 60)
  const wanted = former ?? { from, until: suggestUntil(from, usual.until, rules) }
  const hours = nearestHours(type, serviceDate, wanted, settings)
  const named = (path: string): LeftOut => ({ part: 'hours', path, params: { ...wanted } })
  if (hours === undefined) {
    return { draft: { serviceDate, ...usual }, leftOut: [named('from'), named('until')] }
  }
  const isSame = former === undefined || (hours.from === former.from && hours.until === former.until)
  return { draft: { serviceDate, ...hours }, leftOut: isSame ? [] : [named('from')] }
}

const commentsLike = ({ comments }: PastOrder) => {
  const text = comments?.trim() ?? ''
  if (commentIssues(text).length === 0) return { text, leftOut: [] }
  const leftOut: LeftOut = { part: 'comments', path: 'comments', params: {} }
  return { text: '', leftOut: [leftOut] }
}

/** A pickup asks for one currency: the first of the former order that can be had. Agile-pickup points ask for none. */
const amountLike = (
  { requestedAmounts = [] }: PastOrder,
  { facts: { servicePoint, currencies } }: RepeatContext,
) => {
  const sums = amountsByCurrency({ requestedAmounts }).map((sum) => ({
    ...sum,
    currency: currencies.find(({ isoCode }) => isoCode === sum.isoCode),
    isAmount: amountIssues('', sum.amount, { max: MAX_ORDER_AMOUNT }).length === 0,
  }))
  const kept = servicePoint.agilePickup
    ? undefined
    : sums.find(({ currency, isAmount }) => currency !== undefined && isAmount)
  const main = currencies.find(({ mainCurrency }) => mainCurrency)
  const currencyId = kept?.currency?.currencyId ?? main?.currencyId ?? ''
  const draft = { currencyId, totalAmount: kept === undefined ? '' : formatAmount(kept.amount) }
  if (servicePoint.agilePickup) return { draft, leftOut: [] }
  const leftOut: readonly LeftOut[] = [
    ...sums
      .filter((sum) => sum !== kept)
      .map(({ isoCode, amount, currency }) => ({
        ...(currency === undefined
          ? ({ part: 'currency', path: 'currencyId' } as const)
          : ({ part: 'amount', path: 'totalAmount' } as const)),
        params: { isoCode, amount },
      })),
    ...(kept === undefined ? [{ part: 'amount', path: 'totalAmount', params: {} } as const] : []),
    ...(currencyId === '' ? [{ part: 'currency', path: 'currencyId', params: {} } as const] : []),
  ]
  return { draft, leftOut }
}

const faultLike = ({ faultDescription }: PastOrder, { catalogues }: RepeatContext) => {
  const known = catalogues.faults.find((fault) => fault.faultDescription === faultDescription)
  if (known !== undefined && known.faultDescription.trim() !== '')
    return { text: known.faultDescription, leftOut: [] }
  const params = faultDescription == null ? {} : { fault: faultDescription }
  const leftOut: LeftOut = { part: 'fault', path: 'faultDescription', params }
  return { text: '', leftOut: [leftOut] }
}

/** Articles are found again by their names, which is all that a detail knows of them. */
const repeatSupply = (
  requestType: Extract<RequestType, 'supply-material-service'>,
  { supplies = [] }: PastOrder,
  { facts: { config }, catalogues }: RepeatContext,
): RepeatedDraft => {
  let lines: readonly TypedSupply[] = []
  const leftOut: LeftOut[] = []
  for (const { commodityTypeDescription, commodityDescription, quantity } of supplies) {
    const type = catalogues.commodityTypes.find(({ description }) => description === commodityTypeDescription)
    const article = type?.commodities.find(({ description }) => description === commodityDescription)
    if (type === undefined || article === undefined || supplyQuantityIssues(quantity, config).length > 0) {
      const params = { article: commodityDescription, quantity }
      leftOut.push({ part: 'article', path: 'supplies', params })
      continue
    }
    lines = addSupply(lines, {
      commodityTypeId: type.id,
      commodityTypeDescription,
      commodityId: article.id,
      commodityDescription,
      quantity,
    })
  }
  if (supplies.length === 0) leftOut.push({ part: 'contents', path: 'supplies', params: {} })
  return { change: { requestType, patch: { supplies: lines, newSupply: emptySupplyEntry() } }, leftOut }
}
