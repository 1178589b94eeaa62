import { calendarDayOf, compareDays, isValidTime, timeOfMinutes } from '../../kernel'
import { servicePointTimeZone } from '../../service-points'
import { repeatedContents } from '../kinds/order-kinds'
import type { LeftOut, PastOrder, RepeatContext } from '../kinds/repeat'
import { commentIssues, orderCountryCode } from '../order/order-base'
import { instantOrNone } from '../order/order-kind'
import { type DatedRequestType, isDatedRequestType, type RequestType } from '../order/request-type'
import { type ServiceWindowInput, serviceWindowRules, suggestUntil } from '../window/service-window'
import type { ServiceWindowDraft } from '../window/validate-service-window'
import { nearestHours, requestedHours } from './offered-hours'
import type { DraftChange } from './order-draft'
import { withoutNote } from './replacement'

/** A draft that repeats an earlier order. `change` must be applied to an initial draft of the order type. */
export interface RepeatedDraft<T extends RequestType = RequestType> {
  readonly change: DraftChange<T>
  readonly leftOut: readonly LeftOut[]
}

/**
 * A draft that repeats an earlier order on the date that is proposed for a new order. It has the hours of the earlier
 * order, or the nearest hours that are possible on the date. Contents that can't be ordered now are omitted and listed
 * in `leftOut`; only their fields have issues. (ORD-161 to ORD-164)
 */
export const repeatDraft = <T extends RequestType>(
  type: T,
  order: PastOrder,
  context: RepeatContext,
): RepeatedDraft<T> => {
  const contents = repeatedContents[type](order, context)
  const visit = isDatedRequestType(type) ? visitLike(type, order, context) : noVisit
  return {
    change: { requestType: type, patch: { ...visit.draft, ...contents.patch } },
    leftOut: [...visit.leftOut, ...contents.leftOut],
  }
}

const noVisit = { draft: {}, leftOut: [] }

/** The day, hours and comments for a repeated order of a type with a day. */
const visitLike = (type: DatedRequestType, order: PastOrder, context: RepeatContext) => {
  const window = windowLike(type, order, context)
  const comments = commentsLike(order)
  return {
    draft: { ...window.draft, comments: comments.text },
    leftOut: [...window.leftOut, ...comments.leftOut],
  }
}

const windowLike = (
  type: DatedRequestType,
  order: PastOrder,
  { facts: { config, servicePoint, user }, now, keepsDay = false }: RepeatContext,
): { readonly draft: ServiceWindowDraft; readonly leftOut: readonly LeftOut[] } => {
  const countryCode = orderCountryCode(servicePoint, user)
  const timeZone = servicePointTimeZone(servicePoint, user)
  const settings: ServiceWindowInput = { config, servicePoint, countryCode, now, timeZone }
  const rules = serviceWindowRules(type, settings)
  const start = instantOrNone(order.requestInitialTime)
  const day = keepsDay && start !== undefined ? calendarDayOf(start, timeZone) : undefined
  const serviceDate = day !== undefined && compareDays(day, rules.earliestDate) >= 0 ? day : rules.defaultDate
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
  const text = withoutNote(comments ?? '')
  if (commentIssues(text).length === 0) return { text, leftOut: [] }
  const leftOut: LeftOut = { part: 'comments', path: 'comments', params: {} }
  return { text: '', leftOut: [leftOut] }
}
