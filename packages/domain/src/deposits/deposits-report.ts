import * as z from 'zod/mini'
import {
  addDays,
  type CalendarDay,
  calendarDayOf,
  type FieldsOf,
  Instant,
  type Issue,
  issue,
  isValidZone,
  named,
  parseInstant,
  startOfDay,
  toOffsetIso,
} from '../kernel'
import { type DateRange, exportRange, validateExportRange } from '../reports'
import type { DepositClock } from './account-date'

/**
 * Body of the call that requests the report on deposits, of one service point or of all points that the user may see.
 * `dateFrom` is the first instant of the first day, and `dateTo` is the last second of the last day. Both instants have
 * the offset of `timeZone` (IANA). (DPS-60)
 */
export const DepositsReportRequest = named<DepositsReportRequest>().strictObject({
  /** Id of the service point; `null` for all service points. */
  servicePoint: z.nullable(z.int().check(z.positive())),
  dateFrom: Instant,
  dateTo: Instant,
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
})
export interface DepositsReportRequest extends FieldsOf<typeof DepositsReportRequest> {}

/**
 * The days that the form of a report on deposits proposes: the day that the list shows, or all days that a report may
 * contain. (DPS-60)
 * @param day `''` for all days.
 */
export const proposedDepositDays = (day: CalendarDay | '', clock: DepositClock): DateRange => {
  const bounds = exportRange(clock)
  return validateExportRange({ from: day, to: day }, bounds).length === 0 ? { from: day, to: day } : bounds
}

/**
 * The body that requests the report on deposits for a range of days. The range must have been validated before.
 * (DPS-60)
 */
export const buildDepositsReport = (
  servicePoint: number | null,
  { from, to }: DateRange,
  { timeZone }: Pick<DepositClock, 'timeZone'>,
): DepositsReportRequest => {
  const afterLast = startOfDay(addDays(to, 1), timeZone)
  return {
    servicePoint,
    dateFrom: toOffsetIso(startOfDay(from, timeZone), timeZone),
    dateTo: toOffsetIso(new Date(afterLast.getTime() - 1_000), timeZone),
    timeZone,
  }
}

/**
 * The first and last day in a body that requests the report on deposits; `undefined` if its time zone or one of its
 * instants is invalid. (DPS-60)
 */
export const depositsReportDays = ({
  dateFrom,
  dateTo,
  timeZone,
}: Pick<DepositsReportRequest, 'dateFrom' | 'dateTo' | 'timeZone'>): DateRange | undefined => {
  const [from, to] = [parseInstant(dateFrom), parseInstant(dateTo)]
  if (!isValidZone(timeZone) || !from.ok || !to.ok) return undefined
  return { from: calendarDayOf(from.value, timeZone), to: calendarDayOf(to.value, timeZone) }
}

/**
 * Every validation issue of a body that requests the report on deposits: first an unknown time zone or an invalid
 * instant, then the issues of the days. (DPS-61, RPT-32)
 */
export const validateDepositsReport = (body: DepositsReportRequest, now: Date): readonly Issue[] => {
  const { dateFrom, timeZone } = body
  if (!isValidZone(timeZone)) return [issue('invalid', 'timeZone')]
  const days = depositsReportDays(body)
  if (days === undefined) return [issue('date', parseInstant(dateFrom).ok ? 'dateTo' : 'dateFrom')]
  return validateExportRange(days, exportRange({ now, timeZone })).map(({ path, ...found }) => ({
    ...found,
    path: path === 'from' ? 'dateFrom' : 'dateTo',
  }))
}
