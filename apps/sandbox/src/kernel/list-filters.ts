import { addDays, type CalendarDay, type Locale, startOfDay } from '@remesa/domain/kernel'
import { and, asc, desc, gte, is, lt, type SQL } from 'drizzle-orm'
import { type PgColumn, PgText } from 'drizzle-orm/pg-core'
import { inTextOrder } from './text-collation'

/**
 * The earliest and the latest day in a search. An earlier or later day is replaced by the nearest of these two days,
 * because the database or the time zone may not know it. All rows are between these two days.
 */
const [firstDay, lastDay] = ['0002-01-01', '9998-12-30'] as const

const storableDay = (day: CalendarDay): CalendarDay =>
  day < firstDay ? firstDay : day > lastDay ? lastDay : day

/**
 * SQL condition: the instant is on this day or later. If the search is precise, the instant must be on exactly this
 * day. The day begins and ends in the time zone.
 */
export const dayFilter = (
  day: CalendarDay | undefined,
  precise: boolean | undefined,
  column: PgColumn,
  timeZone: string,
): SQL | undefined => {
  if (day === undefined) return undefined
  const first = storableDay(day)
  const from = gte(column, startOfDay(first, timeZone))
  return precise === true ? and(from, lt(column, startOfDay(addDays(first, 1), timeZone))) : from
}

/** The sorting of a list that a query requests. */
export interface AskedSort<Name extends string> {
  readonly orderBy?: Name | undefined
  readonly direction?: 'ASC' | 'DESC' | undefined
}

/**
 * The sorting of a list by the requested column, and then by id, so that pages neither repeat nor miss equal rows.
 * Texts are sorted in the order of the language. The default column is the id, and the default direction is descending.
 * (KRN-61)
 */
export const sortOrder = <Name extends string>(
  columns: Readonly<Record<Name, PgColumn | SQL>>,
  id: PgColumn,
  { orderBy, direction }: AskedSort<Name>,
  locale: Locale,
): readonly SQL[] => {
  const towards = direction === 'ASC' ? asc : desc
  if (orderBy === undefined) return [towards(id)]
  const column = columns[orderBy]
  return [towards(isText(column) ? inTextOrder(column, locale) : column), towards(id)]
}

/**
 * Whether a column contains free text instead of codes from a fixed set. Free text is sorted in the order of the
 * language.
 */
const isText = (column: PgColumn | SQL): boolean => is(column, PgText) && column.enumValues === undefined
