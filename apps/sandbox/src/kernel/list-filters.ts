import { addDays, type CalendarDay, startOfDay } from '@remesa/domain/kernel'
import { and, asc, desc, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contains, type SearchColumn } from './search-text'

/** Rows of which one of the columns contains the text, whatever its case, or equals it when the search is precise. */
export const textFilter = (
  text: string | undefined,
  precise: boolean | undefined,
  ...columns: readonly SearchColumn[]
): SQL | undefined => {
  if (precise !== true) return contains(text, ...columns)
  const wanted = text?.trim() ?? ''
  if (wanted === '') return undefined
  return or(
    ...columns.map(
      (column) => sql`${'lowered' in column ? column.lowered : sql`lower(${column})`} = lower(${wanted})`,
    ),
  )
}

/** No row is older or younger, and the database and the zone have no day beyond the ends of the calendar. */
const [firstDay, lastDay] = ['0002-01-01', '9998-12-30'] as const

const storableDay = (day: CalendarDay): CalendarDay =>
  day < firstDay ? firstDay : day > lastDay ? lastDay : day

/** Rows whose instant lies on a day or later, or on exactly that day when the search is precise. Days are those of the zone. */
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

/**
 * How a list is sorted: by the requested column and then by id, so that pages neither repeat nor miss equal rows. By id
 * without a column, descending without a direction.
 */
export const sortOrder = <Name extends string>(
  columns: Readonly<Record<Name, PgColumn | SQL>>,
  id: PgColumn,
  asked: { readonly orderBy?: Name | undefined; readonly direction?: 'ASC' | 'DESC' | undefined },
): readonly SQL[] => {
  const towards = asked.direction === 'ASC' ? asc : desc
  return asked.orderBy === undefined ? [towards(id)] : [towards(columns[asked.orderBy]), towards(id)]
}
