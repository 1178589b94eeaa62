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
  LAST_DAY,
  type ListState,
  named,
  parseInstant,
  startOfDay,
  toOffsetIso,
} from '../kernel'
import { HistoryAction, HistoryKind } from './history.schema'
import { type AuditFilter, MAX_ENTRY, showsSignIns } from './history-list'

const text = z.optional(z.string().check(z.maxLength(200)))

/**
 * Body of the call that requests the report on the history of records. It contains the filters of the history list.
 * `dateFrom` is the first instant of the first day and `dateTo` the last second of the last day, both with the offset
 * of the time zone `timeZone` (IANA). (REC-121)
 */
export const AuditReportRequest = named<AuditReportRequest>().strictObject({
  /** A text that the name of the changed record must contain. */
  subject: text,
  /** A text that the name of the person who made the change must contain. */
  person: text,
  /** The name of the field that was changed. */
  field: text,
  kind: z.optional(HistoryKind),
  action: z.optional(HistoryAction),
  /** The number of the history entry, if the report is only about this entry. */
  entry: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_ENTRY))),
  /** Whether the report includes sign-ins. */
  signIns: z.boolean(),
  /** The first instant of the period; `null` if the period has no first day. */
  dateFrom: z.nullable(Instant),
  /** The last instant of the period; `null` if the period has no last day. */
  dateTo: z.nullable(Instant),
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
})
export interface AuditReportRequest extends FieldsOf<typeof AuditReportRequest> {}

/**
 * The body of the call that requests a report of the history entries in the list. Its days begin at midnight in the
 * viewer's time zone. (REC-121)
 */
export const buildAuditReport = (
  { filters }: Pick<ListState<AuditFilter>, 'filters'>,
  { timeZone }: { readonly timeZone: string },
): AuditReportRequest => {
  const { from, to, entry, signIns: _, ...others } = filters
  const hasEnd = to !== undefined && to !== LAST_DAY
  return AuditReportRequest.parse({
    ...others,
    ...(entry === undefined ? {} : { entry: Number(entry) }),
    signIns: showsSignIns(filters),
    dateFrom: from === undefined ? null : toOffsetIso(startOfDay(from, timeZone), timeZone),
    dateTo: hasEnd
      ? toOffsetIso(new Date(startOfDay(addDays(to, 1), timeZone).getTime() - 1_000), timeZone)
      : null,
    timeZone,
  })
}

/**
 * Every validation issue of the body that requests a report on the history: an unknown time zone, and invalid instants.
 * (REC-121)
 */
export const validateAuditReport = ({
  timeZone,
  ...days
}: Pick<AuditReportRequest, 'timeZone' | 'dateFrom' | 'dateTo'>): readonly Issue[] => {
  if (!isValidZone(timeZone)) return [issue('invalid', 'timeZone')]
  return (['dateFrom', 'dateTo'] as const).flatMap((name) => {
    const instant = days[name]
    return instant === null || parseInstant(instant).ok ? [] : [issue('date', name)]
  })
}

/**
 * The first and the last day of a report on the history, both inclusive, from the body of the request. A day is missing
 * if the body does not contain it. (REC-121)
 */
export const auditReportDays = ({
  dateFrom,
  dateTo,
  timeZone,
}: Pick<AuditReportRequest, 'dateFrom' | 'dateTo' | 'timeZone'>): {
  readonly from?: CalendarDay
  readonly to?: CalendarDay
} => {
  const dayOf = (instant: string | null) => {
    const parsed = instant === null ? undefined : parseInstant(instant)
    return parsed?.ok === true ? calendarDayOf(parsed.value, timeZone) : undefined
  }
  const [from, to] = [dayOf(dateFrom), dayOf(dateTo)]
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}
