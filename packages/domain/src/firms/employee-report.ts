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

/** An optional column of the report. */
export type EmployeeReportOption = keyof EmployeeSearchReportRequest['informationOptionsEmployees']

/** Every column of the report, in its order. (FIR-80) */
export const employeeReportOptions: readonly EmployeeReportOption[] = z.keyof(EmployeeReportColumns).options

/** The form of a report on searches. */
export interface EmployeeReportDraft {
  readonly clientIds: readonly number[]
  /** The first day, `yyyy-MM-dd`, complete or partly typed; both days belong to the range. */
  readonly dateFrom: CalendarDay
  readonly dateTo: CalendarDay
  readonly options: readonly EmployeeReportOption[]
}

/** The facts of the report. `clients` are the user's own, `timeZone` (IANA) is that of the user's country. */
export interface EmployeeReportFacts {
  readonly clients: readonly { readonly id: number; readonly description: string }[]
  readonly now: Date
  readonly timeZone: string
}

/** An unused draft: the widest range of days, every column, and the client of a user who has only one. (FIR-80) */
export const emptyEmployeeReportDraft = (facts: EmployeeReportFacts): EmployeeReportDraft => {
  const { from, to } = exportRange(facts)
  const [only] = facts.clients
  const clientIds = only !== undefined && facts.clients.length === 1 ? [only.id] : []
  return { clientIds, dateFrom: from, dateTo: to, options: employeeReportOptions }
}

/**
 * The draft after a change. If the first day is now after the last one, the day that was not changed becomes equal to
 * the other. (FIR-81)
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
 * Every issue of a draft, in the order of its fields: a user of several clients has to choose, and both days are
 * between 90 days ago and today. `date-range` names the first and the last valid day. (FIR-82, FIR-83)
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

/** The path in the body of each field of the form. */
const bodyPaths = {
  clientIds: 'employeeSearchReportFilterDTO.entities',
  dateFrom: 'employeeSearchReportFilterDTO.dateFrom',
  dateTo: 'employeeSearchReportFilterDTO.dateTo',
} as const satisfies Partial<Record<keyof EmployeeReportDraft, string>>

/**
 * Every issue of a body that matches its schema and names clients of the user: an unknown zone, an unreadable
 * instant, then the rules of the form at the paths of the body. (FIR-86)
 *
 * @param facts The zone is that of the body.
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

/** The body of the call for a valid draft. A user with one client, or none, need not choose. (FIR-84) */
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

// A user with one client has always chosen it, even if a form without the field left the choice empty.
const chosenClients = (
  { clientIds }: EmployeeReportDraft,
  { clients }: EmployeeReportFacts,
): EmployeeReportFacts['clients'] =>
  clients.length === 1 ? clients : clients.filter(({ id }) => clientIds.includes(id))
