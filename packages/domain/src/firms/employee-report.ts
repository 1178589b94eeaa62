import * as z from 'zod/mini'
import {
  addDays,
  type CalendarDay,
  calendarDayOf,
  type Issue,
  issue,
  isValidZone,
  parseInstant,
  startOfDay,
  toOffsetIso,
} from '../kernel'
import { adjustRange, exportRange, validateExportRange } from '../reports'
import { EmployeeReportColumns, type EmployeeSearchReportRequest } from './employee-report.schema'

/** An optional column of the report on employee searches. */
export type EmployeeReportOption = keyof EmployeeSearchReportRequest['informationOptionsEmployees']

/** Every column of the report on employee searches, in the order of the report. (FIR-80) */
export const employeeReportOptions: readonly EmployeeReportOption[] = z.keyof(EmployeeReportColumns).options

/** The values of the form of a report on employee searches while a user fills it in. */
export interface EmployeeReportDraft {
  readonly clientIds: readonly number[]
  /** The first day of the period (inclusive), `yyyy-MM-dd`, complete or partly typed. */
  readonly dateFrom: CalendarDay
  readonly dateTo: CalendarDay
  readonly options: readonly EmployeeReportOption[]
}

/**
 * The data that a report on employee searches needs: `clients` are the user's clients, and `timeZone` is the IANA time
 * zone of the user's country.
 */
export interface EmployeeReportFacts {
  readonly clients: readonly { readonly id: number; readonly description: string }[]
  readonly now: Date
  readonly timeZone: string
}

/**
 * The initial values in the form of the report on employee searches: the longest period, every column and, if the user
 * has only one client, that client. (FIR-80)
 */
export const emptyEmployeeReportDraft = (facts: EmployeeReportFacts): EmployeeReportDraft => {
  const { from, to } = exportRange(facts)
  const [only] = facts.clients
  const clientIds = only !== undefined && facts.clients.length === 1 ? [only.id] : []
  return { clientIds, dateFrom: from, dateTo: to, options: employeeReportOptions }
}

/**
 * The values in the form of the report on employee searches after a change. If the first day is now after the last day,
 * the day that the user did not change becomes equal to the changed day. (FIR-81)
 */
export const changeEmployeeReportDraft = (
  draft: EmployeeReportDraft,
  change: Partial<EmployeeReportDraft>,
  facts: EmployeeReportFacts,
): EmployeeReportDraft => {
  const changed = { ...draft, ...change }
  const { from, to } = adjustRange(
    { from: changed.dateFrom, to: changed.dateTo },
    change.dateFrom === undefined ? 'to' : 'from',
    exportRange(facts),
  )
  return { ...changed, dateFrom: from, dateTo: to }
}

/**
 * Every validation issue of the form of the report on employee searches, in the order of its fields. A user with
 * several clients must choose at least one of them. Both days must be between 90 days ago and today; the issue
 * `date-range` contains the first and the last valid day. (FIR-82, FIR-83)
 */
export const validateEmployeeReport = (
  draft: EmployeeReportDraft,
  facts: EmployeeReportFacts,
): readonly Issue[] => [
  ...(facts.clients.length > 1 && chosenClients(draft, facts).length === 0
    ? [issue('required', 'clientIds')]
    : []),
  ...validateExportRange({ from: draft.dateFrom, to: draft.dateTo }, exportRange(facts)).map(
    ({ path, ...found }): Issue => ({ ...found, path: path === 'from' ? 'dateFrom' : 'dateTo' }),
  ),
]

/** For each field of the form, the path of its value in the report's body. */
const bodyPaths = {
  clientIds: 'employeeSearchReportFilterDTO.entities',
  dateFrom: 'employeeSearchReportFilterDTO.dateFrom',
  dateTo: 'employeeSearchReportFilterDTO.dateTo',
} as const satisfies Partial<Record<keyof EmployeeReportDraft, string>>

/**
 * Every validation issue of a body that requests the report on employee searches: an unknown time zone, an invalid
 * instant, and the issues that the form would have, each with its path in the body. The body must match its schema and
 * contain only clients of the user. (FIR-86)
 * @param facts The data for the report without a time zone, because the time zone of the body is used.
 */
export const validateEmployeeReportRequest = (
  { employeeSearchReportFilterDTO, timeZone }: EmployeeSearchReportRequest,
  { clients, now }: Omit<EmployeeReportFacts, 'timeZone'>,
): readonly Issue[] => {
  if (!isValidZone(timeZone)) return [issue('invalid', 'timeZone')]
  const { entities, dateFrom, dateTo } = employeeSearchReportFilterDTO
  const [from, to] = [parseInstant(dateFrom), parseInstant(dateTo)]
  if (!from.ok || !to.ok) return [issue('date', from.ok ? bodyPaths.dateTo : bodyPaths.dateFrom)]
  const draft = {
    clientIds: clients.filter(({ description }) => entities.includes(description)).map(({ id }) => id),
    dateFrom: calendarDayOf(from.value, timeZone),
    dateTo: calendarDayOf(to.value, timeZone),
    options: [],
  }
  return validateEmployeeReport(draft, { clients, now, timeZone }).map((found) => ({
    ...found,
    path: Object.entries(bodyPaths).find(([field]) => field === found.path)?.[1] ?? found.path,
  }))
}

/**
 * The body that requests the report on employee searches, from a valid form. A user with one client or none need not
 * choose a client. (FIR-84)
 */
export const buildEmployeeReportRequest = (
  draft: EmployeeReportDraft,
  facts: EmployeeReportFacts,
): EmployeeSearchReportRequest => {
  const { timeZone } = facts
  const afterLast = startOfDay(addDays(draft.dateTo, 1), timeZone)
  return {
    employeeSearchReportFilterDTO: {
      entities: [...new Set(chosenClients(draft, facts).map(({ description }) => description))],
      dateFrom: toOffsetIso(startOfDay(draft.dateFrom, timeZone), timeZone),
      dateTo: toOffsetIso(new Date(afterLast.getTime() - 1_000), timeZone),
    },
    informationOptionsEmployees: EmployeeReportColumns.parse(
      Object.fromEntries(employeeReportOptions.map((name) => [name, draft.options.includes(name)])),
    ),
    timeZone,
  }
}

// If a user has only one client, that client is always used, because the form may then have no field for the client.
const chosenClients = (
  { clientIds }: EmployeeReportDraft,
  { clients }: EmployeeReportFacts,
): EmployeeReportFacts['clients'] =>
  clients.length === 1 ? clients : clients.filter(({ id }) => clientIds.includes(id))
