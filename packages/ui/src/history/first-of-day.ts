import { calendarDayOf } from '@remesa/domain/kernel'
import type { HistoryEntry } from '@remesa/domain/records'

/** The entries of a list that begin a day in an IANA zone, by their ids. */
export const firstOfDays = (
  entries: readonly Pick<HistoryEntry, 'id' | 'at'>[],
  timeZone: string,
): ReadonlySet<number> => {
  const days = entries.map(({ at }) => calendarDayOf(new Date(at), timeZone))
  return new Set(entries.filter((_entry, index) => days[index] !== days[index - 1]).map(({ id }) => id))
}
