import { type CalendarDay, compareDays, isValidDay } from '@remesa/domain/kernel'

const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/
const PACKED = /^(\d{2})(\d{2})(\d{4})$/

/** The day of a typed text, day first: `21/11/2026`, `21.11.2026`, `1-3-2026`, `21112026`. */
export const readTypedDay = (text: string): CalendarDay | undefined => {
  const [, day, month, year] = TYPED.exec(text.trim()) ?? PACKED.exec(text.trim()) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isValidDay(iso) ? iso : undefined
}

/** Whether a day lies between two others, inclusive. A missing bound does not limit it. */
export const isDayWithin = (
  day: CalendarDay,
  min: CalendarDay | undefined,
  max: CalendarDay | undefined,
): boolean =>
  (min === undefined || compareDays(day, min) >= 0) && (max === undefined || compareDays(day, max) <= 0)
