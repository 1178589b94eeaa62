import { addDays, type CalendarDay, startOfDay } from '@remesa/domain/kernel'
import { and, asc, desc, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contains, type SearchColumn } from './search-text'

/** Rows of which one of the columns holds the text in any case; the whole of it when the search is precise. */
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

/** No row is older or younger, and at the ends of the calendar the database and the zone know no day before or after. */
const [firstDay, lastDay] = ['0002-01-01', '9998-12-30'] as const

const storableDay = (day: CalendarDay): CalendarDay =>
  day < firstDay ? firstDay : day > lastDay ? lastDay : day

/** Rows whose instant lies on a day or later; on that very day when the search is precise. Days are those of the zone. */
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
 * How a list is sorted: by the column of the name asked for, and then by id, so that pages neither repeat nor miss rows
 * that are equal. Without a name by id, without a direction descending.
 */
export const sortOrder = <Name extends string>(
  columns: Readonly<Record<Name, PgColumn | SQL>>,
  id: PgColumn,
  asked: { readonly orderBy?: Name | undefined; readonly direction?: 'ASC' | 'DESC' | undefined },
): readonly SQL[] => {
  const towards = asked.direction === 'ASC' ? asc : desc
  return asked.orderBy === undefined ? [towards(id)] : [towards(columns[asked.orderBy]), towards(id)]
}
