import { calendarDayOf, parseInstant } from '../kernel'
import type { DateRange } from './export-range'
import { reportTypes } from './report-type'

/** The highest number of characters in one part of a file name. */
const MAX_PART = 60

/** The data from which the name of a report's file is built. */
export interface ReportFileFacts {
  /** Code of the report type. */
  readonly type: string
  /** The request of the report; it may contain the first and the last day. */
  readonly request: unknown
  /** Title of the report in the language of the user who requested it, such as `Amounts of orders`. */
  readonly name: string
  /** The name of the client, subclient or service point if the report is about only one; otherwise `undefined`. */
  readonly place: string | undefined
  /** The instant at which the file was created. */
  readonly createdAt: Date
  /** IANA name of the time zone in which the days are counted. */
  readonly timeZone: string
}

/**
 * The first and the last day of a report, both inclusive, from the instants in its request; `undefined` if the report
 * type has no such instants. (RPT-9)
 */
export const reportDays = ({
  type,
  request,
  timeZone,
}: Pick<ReportFileFacts, 'type' | 'request' | 'timeZone'>): DateRange | undefined => {
  const paths = reportTypes.find(({ code }) => code === type)?.instants ?? []
  const [from, to] = paths.map((path) => dayAt(request, path, timeZone))
  return from === undefined || to === undefined ? undefined : { from, to }
}

/**
 * The name of a report's file: the title of the report, its client, subclient or service point (`place`), and its days.
 * If the report has no days, the name contains the day on which the file was created. (RPT-9)
 */
export const reportFileName = (facts: ReportFileFacts): string => {
  const days = reportDays(facts)
  const day = days === undefined ? calendarDayOf(facts.createdAt, facts.timeZone) : `${days.from}_${days.to}`
  const words = [facts.name, facts.place ?? ''].map(plainPart).filter((part) => part !== '')
  return `${[...words, day].join('-')}.xlsx`
}

const dayAt = (request: unknown, path: readonly string[], timeZone: string): string | undefined => {
  const value = path.reduce((holder: unknown, name) => Reflect.get(Object(holder), name) as unknown, request)
  const instant = typeof value === 'string' ? parseInstant(value) : undefined
  return instant?.ok === true ? calendarDayOf(instant.value, timeZone) : undefined
}

/**
 * A text as one part of a file name: lower-case letters without accents, digits, and hyphens in place of all other
 * characters.
 */
const plainPart = (text: string): string => {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const joined = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  return [...joined].slice(0, MAX_PART).join('').replace(/-$/, '')
}
