/** The styles by which spreadsheet programs show a cell as a day, or as a day with a time. */
export const dateStyles = { day: 3, dayTime: 4 } as const

/**
 * The first number that means the same day in every spreadsheet program. Some programs count a 29 February 1900, so
 * smaller numbers may mean different days.
 */
const FIRST_SERIAL = 61
const EPOCH_SERIAL = 25_569
const DAY_MS = 86_400_000
const MINUTES = 24 * 60
const PRECISION = 1e10

/**
 * The number by which a spreadsheet stores a date: the days since 1900, with the time as a fraction. `undefined` if the
 * text is no date or not every program can show it.
 *
 * @param wall `2026-11-23` or `2026-11-23 10:44`, in any time zone.
 */
export const dateSerial = (wall: string): number | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/.test(wall)) return undefined
  const [day = '', time = '00:00'] = wall.split(' ')
  const serial = Date.parse(`${day}T${time}Z`) / DAY_MS + EPOCH_SERIAL
  // Spreadsheet programs ignore fractions of a millisecond. If the number were rounded down, they would show 10:43
  // instead of 10:44.
  return serial >= FIRST_SERIAL ? Math.ceil(serial * PRECISION) / PRECISION : undefined
}

/** The text that a cell of this style shows for a number: `23/11/2026`, `23/11/2026 10:44`, or the number itself. */
export const shownNumber = (number: string, style: number): string => {
  if (style !== dateStyles.day && style !== dateStyles.dayTime) return number
  const minutes = Math.round((Number(number) - EPOCH_SERIAL) * MINUTES)
  const [day = '', time = ''] = new Date(minutes * 60_000).toISOString().split('T')
  const shown = day.split('-').toReversed().join('/')
  return style === dateStyles.day ? shown : `${shown} ${time.slice(0, 5)}`
}
