import { calendarDayOf } from '@remesa/domain/kernel'
import type { HistoryEntry } from '@remesa/domain/records'

/** The ids of the entries that are the first of their day in an IANA time zone. */
export const firstOfDays = (
  entries: readonly Pick<HistoryEntry, 'id' | 'at'>[],
  timeZone: string,
): ReadonlySet<number> => {
  const days = entries.map(({ at }) => calendarDayOf(new Date(at), timeZone))
  return new Set(entries.filter((_entry, index) => days[index] !== days[index - 1]).map(({ id }) => id))
}
